import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Visitor } from "../../contract/middleware.ts"
import { Access } from "../ports/access.ts"
import { accessTokenOf } from "./access-token-of.ts"

/**
 * Returns the signed-in user, for public calls that return more data to signed-in users. For public calls, the guard
 * only reads the token; this function also checks that the sign-in is still valid.
 */
export const confirmedUser = Effect.gen(function* () {
  const { user } = yield* Visitor
  if (user === undefined) return undefined
  const { headers } = yield* HttpServerRequest
  const access = yield* Access
  const now = yield* Clock.currentTimeMillis
  const claims = yield* access.claimed(accessTokenOf(headers), now)
  if (claims === undefined || claims.familyId !== user.familyId) return undefined
  return (yield* access.confirmed(claims, now)) ? user : undefined
})
