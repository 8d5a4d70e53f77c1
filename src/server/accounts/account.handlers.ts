import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { cookieOf, refreshCookie } from "../http/cookies.ts"
import { accessTokenOf } from "../http/access-token-of.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Access } from "../ports/access.ts"
import { accountById } from "./account-row.ts"
import { newRecoveryCodes } from "./new-recovery-codes.ts"
import { PasswordHash } from "./password-hash.ts"
import { refresh } from "./refresh.ts"
import { sessionOf } from "./session-of.ts"
import { signIn } from "./sign-in.ts"
import { signInByCookie } from "./sign-in-values.ts"
import { signOut } from "./sign-out.ts"

/**
 * Returns the signed-in user, for pages that have not loaded the user yet; the session is null if the access token has
 * expired.
 */
const session = Effect.gen(function* () {
  const { user } = yield* Visitor
  const { headers } = yield* HttpServerRequest
  const now = yield* Clock.currentTimeMillis
  const access = yield* Access
  const canRefresh = (cookieOf(headers["cookie"], refreshCookie) ?? "") !== ""
  const signedOut = { session: null, canRefresh }
  const claims = yield* access.claimed(accessTokenOf(headers), now)
  if (claims === undefined || user?.familyId !== claims.familyId) return signedOut
  const account = (yield* access.confirmed(claims, now)) ? yield* accountById(claims.accountId) : undefined
  if (account === undefined) return signedOut
  return { session: yield* sessionOf(account, claims, now), canRefresh }
})

/** Handlers for signing in and out, and for renewing the session. */
export const accountHandlers = HttpApiBuilder.group(ShopApi, "account", (handlers) =>
  handlers.handleAll({
    signIn: ({ payload }) =>
      orUnavailable(
        Effect.gen(function* () {
          const { admitted } = yield* PasswordHash
          const { address } = yield* Visitor
          return yield* admitted(address, signIn(payload))
        })
      ),
    signOut: ({ payload }) => orUnavailable(signOut(payload.because === "expired")),
    refresh: ({ payload }) => orUnavailable(refresh(payload.currentToken)),
    signInByCookie: ({ payload }) => orUnavailable(signInByCookie(payload)),
    makeRecoveryCodes: ({ payload }) =>
      orUnavailable(
        Effect.gen(function* () {
          const { admitted } = yield* PasswordHash
          const { address } = yield* Visitor
          return yield* admitted(address, newRecoveryCodes(payload))
        })
      ),
    session: () => orUnavailable(session)
  })
)
