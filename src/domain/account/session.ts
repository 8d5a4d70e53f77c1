import type { Role } from "../rights/roles.ts"

/** Who acts in a user's name, and until when at most (decision 015). */
export interface Impersonation {
  readonly staffName: string
  /** Milliseconds since the epoch by the server's clock. */
  readonly endsAt: number
  /** The path that the staff member comes back to; absent where none was sent (rule session.acting-ends). */
  readonly begunOnPage?: string
}

/** What a page knows of the signed-in user; the tokens themselves no script can read (decision 013). */
export interface Session {
  readonly userId: string
  readonly roles: ReadonlyArray<Role>
  /** End of the access token, milliseconds since the epoch by the server's clock. */
  readonly expiresAt: number
  /** The server's clock when it answered. */
  readonly serverNow: number
  readonly firstName: string
  readonly lastName: string
  readonly isImpersonated: boolean
  /** While staff act in this user's name. */
  readonly impersonation?: Impersonation
  readonly hasAnyOrder: boolean
  /** The dealer that this user works for. */
  readonly dealerId?: number
}

/** A session together with the moment by this browser's clock at which it was received; that clock may be wrong by hours. */
export interface HeldSession {
  readonly session: Session
  /** Milliseconds since the epoch, by the browser's clock. */
  readonly heardAt: number
}

/** Whose a session is, and whether staff use it in that user's name. */
export type Side = Pick<Session, "userId" | "isImpersonated">

/** Whether both are the same user's, and both or neither used by staff in that user's name. */
export const isSameSide = (one: Side, other: Side): boolean =>
  one.userId === other.userId && one.isImpersonated === other.isImpersonated

/** How a person is called; the server says the same twice where it knows but one name. */
export const personName = ({ firstName, lastName }: Pick<Session, "firstName" | "lastName">): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`.trim()
