import type { Role } from "../rights/roles.ts"

/** The staff member who acts on behalf of a user, and the latest time at which this ends (decision 015). */
export interface Impersonation {
  readonly staffName: string
  /** Milliseconds since the epoch, by the server's clock. */
  readonly endsAt: number
  /** The path that the staff member returns to; absent if none was sent (rule session.acting-ends). */
  readonly begunOnPage?: string
}

/** Data about the signed-in user that a page can read; scripts cannot read the tokens themselves (decision 013). */
export interface Session {
  readonly userId: string
  readonly roles: ReadonlyArray<Role>
  /** Expiry of the access token, milliseconds since the epoch by the server's clock. */
  readonly expiresAt: number
  /** Time of the server's response, by the server's clock. */
  readonly serverNow: number
  readonly firstName: string
  readonly lastName: string
  readonly isImpersonated: boolean
  /** Present while staff act on behalf of this user. */
  readonly impersonation?: Impersonation
  readonly hasAnyOrder: boolean
  /** The dealer that this user works for. */
  readonly dealerId?: number
}

/**
 * A session, and the time at which this browser received it. The time is that of the browser's own clock, which may be
 * wrong by hours.
 */
export interface HeldSession {
  readonly session: Session
  /** Milliseconds since the epoch, by the browser's clock. */
  readonly heardAt: number
}

/** The user of a session, and whether staff use the session on behalf of that user. */
export type Side = Pick<Session, "userId" | "isImpersonated">

/**
 * Whether two sessions belong to the same user, and staff act on behalf of this user in both sessions or in neither.
 */
export const isSameSide = (one: Side, other: Side): boolean =>
  one.userId === other.userId && one.isImpersonated === other.isImpersonated

/** Returns a person's full name; if only one name is known, the server sends this name as both first and last name. */
export const personName = ({ firstName, lastName }: Pick<Session, "firstName" | "lastName">): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`.trim()
