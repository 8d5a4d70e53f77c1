import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { tokenHash } from "../db/token-hash.ts"
import { parentGrace, sessionLimits } from "../../domain/account/session-times.ts"
import { audit } from "../db/audit-event.ts"
import { markedToken } from "../http/refresh-mark.ts"
import { refusals } from "../http/refusals.ts"
import { Secrets } from "../http/secrets.ts"
import { type AccountRow, holdAsRead } from "./account-row.ts"

/** Reason why a sign-in ended; `reuse`: an old refresh token was sent, which may be stolen. */
export type EndCause =
  | "signedOut"
  | "reuse"
  | "expired"
  | "passwordChanged"
  | "emailChanged"
  | "locked"
  | "rolesChanged"
  | "secondFactorReset"
  | "switched"
  | "deleted"

/** One link in the chain of a sign-in: its token and its position. */
export interface RefreshLink {
  readonly familyId: string
  readonly token: string
  readonly place: number
}

/**
 * Creates a new token for the start of a chain or for its next link. The token has a mark: pages treat the owner of a
 * token without it as signed out.
 */
export const newRefreshToken = Effect.map(Secrets, ({ sign }) =>
  markedToken(sign, randomBytes(32).toString("base64url"))
)

interface EndedRow {
  readonly actorId: number | null
  readonly accountId: number
}

const iso = (ms: number): string => new Date(ms).toISOString()

interface Beginning {
  readonly account: Pick<AccountRow, "id" | "roles" | "securityVersion">
  /**
   * Set for an impersonation: the staff member, the sign-in and the page from which it was started, the reason, and the
   * lifetime in ms.
   */
  readonly actor?: {
    readonly id: number
    readonly familyId: string
    readonly reason: string
    readonly page: string | null
    readonly lifetime: number
  }
}

/**
 * Starts a sign-in with its first refresh token. The sign-in is refused if password, roles or lock of the account have
 * just changed, so that the user signs in again with the current state (rule safety.role-change).
 */
export const beginFamily = Effect.fnUntraced(function* ({ account, actor }: Beginning, now: number) {
  const sql = yield* SqlClient
  const familyId = randomBytes(18).toString("base64url")
  const token = yield* newRefreshToken
  const { idle, absolute } = sessionLimits(account.roles)
  const ends = now + (actor?.lifetime ?? absolute)
  yield* sql.withTransaction(
    Effect.gen(function* () {
      if (!(yield* holdAsRead(account))) return yield* Effect.fail(refusals.unavailable)
      yield* sql`
        insert into session_family
          (id, account_id, actor_id, actor_family_id, reason, begun_on_page, begun_at, active_at, idle_seconds, ends_at)
        values (${familyId}, ${account.id}, ${actor?.id ?? null}, ${actor?.familyId ?? null}, ${actor?.reason ?? null},
          ${actor?.page ?? null}, ${iso(now)}, ${iso(now)}, ${idle / 1000}, ${iso(ends)})`
      yield* sql`
        insert into refresh_token (token_hash, family_id, place, created_at)
        values (${tokenHash(token)}, ${familyId}, 0, ${iso(now)})`
    })
  )
  return { familyId, token, place: 0 } satisfies RefreshLink
})

/** Writes audit events for the impersonations among the sign-ins that have just ended. */
const noteEnds = (ended: ReadonlyArray<EndedRow>, cause: EndCause) =>
  Effect.forEach(
    ended.filter(({ actorId }) => actorId !== null),
    ({ actorId, accountId }) =>
      audit({
        event: "impersonationEnded",
        actorId: actorId ?? undefined,
        subjectId: accountId,
        detail: { by: cause }
      }),
    { discard: true }
  )

/** Ends a sign-in, and the impersonations that were started from it. */
export const endFamily = Effect.fnUntraced(function* (familyId: string, cause: EndCause, now: number) {
  const sql = yield* SqlClient
  const ended = yield* sql<EndedRow>`
    update session_family set ended_at = ${iso(now)}, end_cause = ${cause}
    where (id = ${familyId} or actor_family_id = ${familyId}) and ended_at is null
    returning actor_id as "actorId", account_id as "accountId"`
  yield* noteEnds(ended, cause)
})

/** Ends every sign-in of an account, except for one that may continue. */
export const endFamiliesOf = Effect.fnUntraced(function* (
  accountId: number,
  cause: EndCause,
  now: number,
  except = ""
) {
  const sql = yield* SqlClient
  const ended = yield* sql<EndedRow>`
    update session_family set ended_at = ${iso(now)}, end_cause = ${cause}
    where (account_id = ${accountId} or actor_id = ${accountId}) and id <> ${except} and ended_at is null
    returning actor_id as "actorId", account_id as "accountId"`
  yield* noteEnds(ended, cause)
})

interface FamilyRow {
  readonly familyId: string
  readonly place: number
  readonly createdMs: number
  readonly endsMs: number
  readonly idleEndsMs: number
  readonly ended: boolean
  readonly latest: number
  /** Time at which the browser was first seen to have the successor of this token. */
  readonly successorSeenMs: number | null
}

/** Result of using a refresh token. */
export type Refreshed =
  | { readonly kind: "refreshed"; readonly link: RefreshLink; readonly isNew: boolean }
  | { readonly kind: "unknown" }
  /** An old token was sent again: this sign-in has just been ended. */
  | { readonly kind: "reused"; readonly familyId: string }

/**
 * A token younger than this (ms) is accepted without rotation: if several tabs refresh at the same time without a lock,
 * the token is rotated once.
 */
const justMade = 10_000

/**
 * Follows the chain by one link. The successor is derived from its parent, so that a parent whose response was lost
 * yields the same successor again, until ten seconds after the browser was first seen with it. The reuse of any older
 * token shows that it was copied, and ends the sign-in (decision 013).
 */
export const followChain = Effect.fnUntraced(function* (token: string, now: number) {
  const sql = yield* SqlClient
  const { sign } = yield* Secrets
  const successor = markedToken(sign, sign("refresh", token))
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // locked before it is read: a call that waited here must see the changes of the other call
      yield* sql`
        select 1 from session_family where id = (
          select family_id from refresh_token where token_hash = ${tokenHash(token)}) for update`
      const [row] = yield* sql<FamilyRow>`
        select f.id as "familyId", t.place, extract(epoch from t.created_at)::float8 * 1000 as "createdMs",
          extract(epoch from f.ends_at)::float8 * 1000 as "endsMs",
          (extract(epoch from f.active_at)::float8 + f.idle_seconds) * 1000 as "idleEndsMs",
          f.ended_at is not null as ended,
          (select max(place) from refresh_token where family_id = f.id) as latest,
          (select extract(epoch from seen_at)::float8 * 1000 from refresh_token
            where family_id = f.id and place = t.place + 1) as "successorSeenMs"
        from refresh_token t join session_family f on f.id = t.family_id
        where t.token_hash = ${tokenHash(token)}`
      if (row === undefined || row.ended) return { kind: "unknown" } satisfies Refreshed
      const { familyId, place } = row
      if (now >= row.endsMs || now >= row.idleEndsMs) {
        yield* endFamily(familyId, "expired", now)
        return { kind: "unknown" } satisfies Refreshed
      }
      if (place === row.latest) {
        if (place > 0 && now - row.createdMs < justMade)
          return { kind: "refreshed", link: { familyId, token, place }, isNew: false } satisfies Refreshed
        yield* sql`update refresh_token set seen_at = coalesce(seen_at, ${iso(now)}::timestamptz)
          where family_id = ${familyId} and place = ${place}`
        yield* sql`
          insert into refresh_token (token_hash, family_id, place, created_at)
          values (${tokenHash(successor)}, ${familyId}, ${place + 1}, ${iso(now)})`
        return {
          kind: "refreshed",
          link: { familyId, token: successor, place: place + 1 },
          isNew: true
        } satisfies Refreshed
      }
      const isInGrace = row.successorSeenMs === null || now - row.successorSeenMs <= parentGrace
      if (place === row.latest - 1 && isInGrace)
        return {
          kind: "refreshed",
          link: { familyId, token: successor, place: place + 1 },
          isNew: false
        } satisfies Refreshed
      yield* endFamily(familyId, "reuse", now)
      return { kind: "reused", familyId } satisfies Refreshed
    })
  )
})

/** Records that the browser has received a token of the chain; the parent token is valid for ten more seconds. */
export const noteSeen = Effect.fnUntraced(function* (familyId: string, place: number, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    update refresh_token set seen_at = ${iso(now)}
    where family_id = ${familyId} and place = ${place} and seen_at is null`
})

/** Records activity of the user: this extends the idle limit, but not the absolute limit (rule session.renewal). */
export const noteActivity = Effect.fnUntraced(function* (familyId: string, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    update session_family set active_at = ${iso(now)}
    where id = ${familyId} and ended_at is null and active_at < ${iso(now)}
      and active_at + make_interval(secs => idle_seconds) > ${iso(now)}::timestamptz`
})
