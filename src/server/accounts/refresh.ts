import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { audit } from "../db/audit-event.ts"
import { cookieOf, refreshCookie } from "../http/cookies.ts"
import { countCall } from "../http/rate-limits.ts"
import { refusals } from "../http/refusals.ts"
import { Access } from "../ports/access.ts"
import { accountById } from "./account-row.ts"
import { followChain } from "./families.ts"
import { actorMayGoOn } from "./impersonation.ts"
import { openSession } from "./open-session.ts"

const familyOf = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{
    readonly familyId: string
    readonly accountId: number
    readonly actorId: number | null
  }>`
    select f.id as "familyId", f.account_id as "accountId", f.actor_id as "actorId"
    from refresh_token t join session_family f on f.id = t.family_id where t.token_hash = ${tokenHash(token)}`
  return row
})

/** Continues the sign-in of a refresh token by one link, and sets the caller's new cookies. */
export const continueSession = Effect.fnUntraced(function* (refreshToken: string | undefined) {
  if (refreshToken === undefined || refreshToken === "") return yield* Effect.fail(refusals.signInNeeded)
  const family = yield* familyOf(refreshToken)
  if (family === undefined) return yield* Effect.fail(refusals.signInNeeded)
  // rate limited per sign-in, never per IP address: a refused caller is signed out (rule session.refused)
  yield* countCall("refresh", { session: family.familyId })
  const now = yield* Clock.currentTimeMillis
  const followed = yield* followChain(refreshToken, now)
  if (followed.kind === "reused")
    yield* audit({ event: "refreshTokenReused", actorId: undefined, subjectId: family.accountId })
  if (followed.kind !== "refreshed") return yield* Effect.fail(refusals.signInNeeded)
  const account = yield* accountById(family.accountId)
  if (account === undefined || account.isLocked) return yield* Effect.fail(refusals.signInNeeded)
  if (family.actorId !== null && !(yield* actorMayGoOn(family.familyId, family.actorId, now)))
    return yield* Effect.fail(refusals.signInNeeded)
  return yield* openSession(account, followed.link, family.actorId ?? undefined)
})

/**
 * Creates a new access token for the refresh cookie. A former access token in the body proves nothing; if it can be
 * read, it only has to belong to the same sign-in (decision 013).
 */
export const refresh = Effect.fnUntraced(function* (currentToken: string | null) {
  const { headers } = yield* HttpServerRequest
  const token = cookieOf(headers["cookie"], refreshCookie)
  const now = yield* Clock.currentTimeMillis
  const access = yield* Access
  const claims = yield* access.claimed(currentToken ?? undefined, now)
  if (claims !== undefined && token !== undefined) {
    const family = yield* familyOf(token)
    if (family?.familyId !== claims.familyId) return yield* Effect.fail(refusals.signInNeeded)
  }
  const opened = yield* continueSession(token)
  const hasOtherRights =
    claims !== undefined && claims.roles.toSorted().join() !== opened.session.roles.toSorted().join()
  return {
    succeeded: true,
    mustReload: hasOtherRights,
    accessToken: opened.accessToken,
    session: opened.session
  }
})
