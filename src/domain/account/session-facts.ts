import type { Role } from "../rights/roles.ts"

/** What a page knows of who is signed in; the tokens stay in HttpOnly cookies (reliability.md C1). Times in ms since 1970. */
export interface SessionFacts {
  readonly userId: number
  readonly roles: ReadonlyArray<Role>
  /** End of the access token. */
  readonly expiresAt: number
  /** The server's clock when it said so. */
  readonly serverNow: number
  readonly firstName: string
  readonly lastName: string
  readonly isImpersonated: boolean
  readonly hasAnyOrder: boolean
}
