import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { Visitor } from "../../contract/middleware.ts"
import { audit } from "../db/audit-event.ts"
import { addCookies, cookieOf, refreshCookie, TakesCookies } from "../http/cookies.ts"
import { accountById } from "./account-row.ts"
import { type EndCause, endFamily, newRefreshToken } from "./families.ts"
import { newBrowserSession, openSession } from "./open-session.ts"
import { noOrderGrants, noSessionCookies } from "./session-cookies.ts"

interface Leaving {
  readonly familyId: string
  readonly accountId: number
  readonly actorId: number | null
  readonly actorFamilyId: string | null
}

/**
 * Time in ms during which a second tab that also returns to the staff member's sign-in gets the same response as the
 * first tab.
 */
const justSwitched = 10_000

const leavingByCookie = Effect.fnUntraced(function* (token: string | undefined, now: number) {
  if (token === undefined || token === "") return undefined
  const sql = yield* SqlClient
  const [row] = yield* sql<Leaving>`
    select f.id as "familyId", f.account_id as "accountId", f.actor_id as "actorId",
      f.actor_family_id as "actorFamilyId"
    from refresh_token t join session_family f on f.id = t.family_id
    where t.token_hash = ${tokenHash(token)} and (f.ended_at is null
      or f.end_cause = 'expired' and f.actor_id is not null
      or f.end_cause = 'switched' and f.ended_at > ${new Date(now - justSwitched).toISOString()}::timestamptz)`
  return row
})

const leavingByToken = Effect.fnUntraced(function* (familyId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Leaving>`
    select id as "familyId", account_id as "accountId", actor_id as "actorId", actor_family_id as "actorFamilyId"
    from session_family where id = ${familyId} and ended_at is null`
  return row
})

/**
 * Finds the sign-in to end, by the refresh cookie or else by the access token. If cookie and token belong to different
 * sign-ins, both sign-ins end.
 */
const leavingOf = Effect.fnUntraced(function* (token: string | undefined, now: number) {
  const { user } = yield* Visitor
  const byCookie = yield* leavingByCookie(token, now)
  const isOther = user !== undefined && user.familyId !== byCookie?.familyId
  const byToken = isOther ? yield* leavingByToken(user.familyId) : undefined
  if (byCookie === undefined) return byToken
  if (byToken !== undefined) yield* endFamily(byToken.familyId, "signedOut", now)
  return byCookie
})

/** Whether a sign-in is still open; locks it until the transaction ends, so that concurrent calls wait. */
const lockedState = Effect.fnUntraced(function* (familyId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly isOpen: boolean; readonly cause: EndCause | null }>`
    select ended_at is null as "isOpen", end_cause as cause from session_family where id = ${familyId} for update`
  return row ?? { isOpen: false, cause: null }
})

/** Continues the staff member's own sign-in with a new token; returns `undefined` if it has ended meanwhile. */
const backTo = Effect.fnUntraced(function* (actorId: number, familyId: string, now: number) {
  const sql = yield* SqlClient
  const token = yield* newRefreshToken
  const at = new Date(now).toISOString()
  const [link] = yield* sql<{ readonly place: number }>`
    insert into refresh_token (token_hash, family_id, place, created_at)
    select ${tokenHash(token)}, f.id, (select max(place) + 1 from refresh_token where family_id = f.id), ${at}
    from session_family f join account a on a.id = f.account_id
    where f.id = ${familyId} and f.account_id = ${actorId} and f.ended_at is null and f.ends_at > ${at}
      and f.active_at + make_interval(secs => f.idle_seconds) > ${at}::timestamptz and a.locked_at is null
    returning place`
  const account = yield* accountById(actorId)
  return link === undefined || account === undefined
    ? undefined
    : { account, link: { familyId, token, place: link.place } }
})

/**
 * Leaves an impersonation that has already timed out; works only once. The end of the impersonation is already logged.
 */
const leaveOverdue = Effect.fnUntraced(function* (familyId: string, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    update session_family set ended_at = ${new Date(now).toISOString()}, end_cause = 'switched' where id = ${familyId}`
})

interface Overdue {
  readonly accountId: number
  readonly actorId: number
  readonly actorFamilyId: string
  readonly page: string | null
}

/**
 * When a page is loaded, leaves an impersonation that has timed out and was not ended, and returns to the staff
 * member's own sign-in and to the page from which it was started (rule session.acting-ends). `undefined` if there is no
 * sign-in to return to.
 */
export const backFromOverdue = Effect.fnUntraced(function* (token: string | undefined) {
  if (token === undefined || token === "") return undefined
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const left = yield* sql.withTransaction(
    Effect.gen(function* () {
      const [family] = yield* sql<Overdue & { readonly familyId: string; readonly isOpen: boolean }>`
        select f.id as "familyId", f.account_id as "accountId", f.actor_id as "actorId",
          f.actor_family_id as "actorFamilyId", f.begun_on_page as page, f.ended_at is null as "isOpen"
        from refresh_token t join session_family f on f.id = t.family_id
        where t.token_hash = ${tokenHash(token)} and f.actor_id is not null and f.actor_family_id is not null
          and (f.end_cause = 'expired' or f.ended_at is null and f.ends_at <= ${new Date(now).toISOString()}::timestamptz)
        for update of f`
      if (family === undefined) return undefined
      if (family.isOpen) yield* endFamily(family.familyId, "expired", now)
      yield* leaveOverdue(family.familyId, now)
      const back = yield* backTo(family.actorId, family.actorFamilyId, now)
      return back && { ...back, page: family.page ?? `/support/benutzer/${family.accountId}/bearbeiten` }
    })
  )
  if (left === undefined) return undefined
  return { ...(yield* openSession(left.account, left.link, undefined)), page: left.page }
})

/** Ends this sign-in; staff who impersonated a customer return to their own sign-in (decision 015). */
export const signOut = Effect.fnUntraced(function* (hasExpired: boolean) {
  const sql = yield* SqlClient
  const { headers } = yield* HttpServerRequest
  const now = yield* Clock.currentTimeMillis
  const leaving = yield* leavingOf(cookieOf(headers["cookie"], refreshCookie), now)
  // after an expired session the browser's drafts wait for the next sign-in; a deliberate sign-out removes them
  if (!hasExpired) {
    yield* newBrowserSession
    yield* addCookies(noOrderGrants(headers["cookie"]))
  }
  if (leaving === undefined) {
    yield* addCookies(noSessionCookies)
    return { success: true, userSwitched: false }
  }
  const { familyId, accountId, actorId, actorFamilyId } = leaving
  const { isSwitched, back } = yield* sql.withTransaction(
    Effect.gen(function* () {
      const state = yield* lockedState(familyId)
      const isOverdue = !state.isOpen && state.cause === "expired" && actorId !== null
      if (!state.isOpen && !isOverdue) return { isSwitched: state.cause === "switched", back: undefined }
      if (isOverdue) yield* leaveOverdue(familyId, now)
      else yield* endFamily(familyId, actorId === null ? "signedOut" : "switched", now)
      if (actorId === null) yield* audit({ event: "signedOut", actorId: accountId, subjectId: accountId })
      // a caller without cookies still has the token of their own sign-in
      const isBack = actorId !== null && actorFamilyId !== null && (yield* TakesCookies)
      return { isSwitched: false, back: isBack ? yield* backTo(actorId, actorFamilyId, now) : undefined }
    })
  )
  // another tab has already returned: its cookies are valid
  if (isSwitched) return { success: true, userSwitched: true }
  if (back === undefined) {
    yield* addCookies(noSessionCookies)
    return { success: true, userSwitched: actorId !== null }
  }
  yield* openSession(back.account, back.link, undefined)
  return { success: true, userSwitched: true }
})
