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
 * Another site could call this address by an image; the browser would leave the session cookie out, and the answer
 * would replace it (rule safety.cross-site).
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
  // a forgotten tab keeps its place, but only an active user moves the idle end (rule session.renewal)
  if (!isActive) return
  const access = yield* Access
  const claims = yield* access.claimed(cookieOf(headers["cookie"], accessCookie), now)
  if (claims !== undefined) yield* access.noteActivity(claims, now)
})

/** Begins or keeps the visitor's session (rule session.renewal). */
export const sessionHandlers = HttpApiBuilder.group(ShopApi, "session", (handlers) =>
  handlers.handleAll({ renew: ({ query }) => orUnavailable(renew(query.a === "1")) })
)
