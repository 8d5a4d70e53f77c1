import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Visitor } from "../../contract/middleware.ts"
import { Access } from "../ports/access.ts"
import { accessTokenOf } from "./access-token-of.ts"

/**
 * The signed-in user, for a public call that shows more to an account: unlike the guard's answer to public calls, this one
 * has asked whether the sign-in is still alive.
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
