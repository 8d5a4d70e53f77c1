import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { Access } from "../ports/access.ts"
import { accessCookie, addCookies, cookieOf } from "./cookies.ts"
import { refusals } from "./refusals.ts"
import { sessionCookie, Sessions } from "./sessions.ts"
import { orUnavailable } from "./unavailable.ts"

/**
 * Whether another site made the call. Such a site could load this address as an image; the browser would then omit the
 * session cookie, and the response would replace the session (rule safety.cross-site).
 */
const isForeign = (site: string | undefined): boolean =>
  site !== undefined && site !== "same-origin" && site !== "none"

const renew = Effect.fnUntraced(function* (isActive: boolean) {
  const { headers } = yield* HttpServerRequest
  if (isForeign(headers["sec-fetch-site"])) return yield* Effect.fail(refusals.originForeign)
  const sessions = yield* Sessions
  const now = yield* Clock.currentTimeMillis
  const { cookies } = sessions.renew(cookieOf(headers["cookie"], sessionCookie), now)
  yield* addCookies(cookies)
  // a tab without activity keeps its session, but only an active user extends the idle limit of the sign-in (rule
  // session.renewal)
  if (!isActive) return
  const access = yield* Access
  const claims = yield* access.claimed(cookieOf(headers["cookie"], accessCookie), now)
  if (claims !== undefined) yield* access.noteActivity(claims, now)
})

/** Starts or renews the visitor's session (rule session.renewal). */
export const sessionHandlers = HttpApiBuilder.group(ShopApi, "session", (handlers) =>
  handlers.handleAll({ renew: ({ query }) => orUnavailable(renew(query.a === "1")) })
)
