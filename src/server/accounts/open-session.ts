import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { addCookies } from "../http/cookies.ts"
import { Sessions } from "../http/sessions.ts"
import type { AccountRow } from "./account-row.ts"
import { mintToken } from "./access-tokens.ts"
import type { RefreshLink } from "./families.ts"
import { sessionCookies } from "./session-cookies.ts"
import { sessionOf } from "./session-of.ts"

/**
 * Only browsers send the Sec-Fetch-Site header; other callers get their token in the body. The mode header proves
 * nothing: `fetch` of Node sends it as well.
 */
const isBrowser = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  headers["sec-fetch-site"] !== undefined

/**
 * Creates the access token and sends it with the refresh token: as cookies, or in the body to callers without cookies.
 */
export const openSession = Effect.fnUntraced(function* (
  account: AccountRow,
  link: RefreshLink,
  actorId: number | undefined
) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const [family] = yield* sql<{ readonly ends: number; readonly ownEnds: number | null }>`
    select extract(epoch from f.ends_at)::float8 as ends, extract(epoch from own.ends_at)::float8 as "ownEnds"
    from session_family f left join session_family own on own.id = f.actor_family_id where f.id = ${link.familyId}`
  const ends = family?.ends ?? now / 1000
  // an impersonation can be left with this cookie even after its half hour is over (rule session.acting-ends)
  const kept = family?.ownEnds ?? ends
  const { token, expiresAt } = yield* mintToken(
    {
      accountId: account.id,
      familyId: link.familyId,
      roles: account.roles,
      dealerId: account.dealerId ?? undefined,
      actorId,
      securityVersion: account.securityVersion,
      place: link.place
    },
    now,
    ends
  )
  yield* addCookies(sessionCookies({ access: token, expiresAt, refresh: link.token, ends: kept }, now))
  const { headers } = yield* HttpServerRequest
  return {
    accessToken: isBrowser(headers) ? null : token,
    session: yield* sessionOf(account, { familyId: link.familyId, actorId, expiresAt }, now)
  }
})

/** Starts a new session of the browser, so that a stolen id of the former session is useless (decision 013). */
export const newBrowserSession = Effect.gen(function* () {
  const sessions = yield* Sessions
  const { cookies, ownerHash } = sessions.renew(undefined, yield* Clock.currentTimeMillis)
  yield* addCookies(cookies)
  return ownerHash
})

/** Moves the visitor's drafts to the account: they stay available after the session ends and on other devices. */
export const adoptDrafts = Effect.fnUntraced(function* (
  ownerHash: Uint8Array | undefined,
  accountId: number
) {
  if (ownerHash === undefined) return
  const sql = yield* SqlClient
  yield* sql`
    update order_draft set account_id = ${accountId} where owner_hash = ${ownerHash} and account_id is null`
})
