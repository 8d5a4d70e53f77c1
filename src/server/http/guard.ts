import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as HttpEffect from "effect/http/HttpEffect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { Guarded, Open, Visitor } from "../../contract/middleware.ts"
import { clientAddress, type TrustedProxies } from "./client-address.ts"
import { cookieOf } from "./cookies.ts"
import { InProcess } from "./in-process.ts"
import { refusals } from "./refusals.ts"
import { sameText, sessionCookie, Sessions } from "./sessions.ts"

const isUnsafe = (method: string): boolean => method !== "GET" && method !== "HEAD" && method !== "OPTIONS"

/** A missing type counts as foreign: a form of another site could leave it out (reliability.md T09). */
const isJson = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/iu.test(contentType.trim())

/** Whether the browser says that the call comes from our own pages; a caller that is no browser says nothing. */
const isOwnOrigin = (headers: Readonly<Record<string, string | undefined>>): boolean => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") return false
  const origin = headers["origin"]
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers["host"])
}

/** What a session may have coloured is nobody else's: unless a handler says otherwise, no answer is kept. */
const notKept = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.succeed(
    "cache-control" in response.headers
      ? response
      : HttpServerResponse.setHeader(response, "cache-control", "no-store")
  )
)

const addressOf = (request: HttpServerRequest, proxies: TrustedProxies): string =>
  clientAddress(Option.getOrUndefined(request.remoteAddress), request.headers["x-forwarded-for"], proxies)

/** Checks session, token, origin and content type of unsafe calls; safe ones take part without a session. */
export const guardedLayer = (proxies: TrustedProxies) =>
  Layer.effect(Guarded)(
    Effect.map(
      Sessions,
      (sessions) =>
        (handler, { endpoint }) =>
          Effect.gen(function* () {
            const inner = yield* InProcess
            if (inner !== undefined) return yield* Effect.provideService(handler, Visitor, inner)
            const request = yield* HttpServerRequest
            yield* notKept
            const { headers } = request
            const now = yield* Clock.currentTimeMillis
            const session = sessions.read(cookieOf(headers["cookie"], sessionCookie), now)
            if (isUnsafe(endpoint.method)) {
              if (!isOwnOrigin(headers)) return yield* Effect.fail(refusals.originForeign)
              if (!isJson(headers["content-type"])) return yield* Effect.fail(refusals.unsupportedType)
              if (session === undefined) return yield* Effect.fail(refusals.sessionMissing)
              if (!sameText(headers["x-csrf-token"] ?? "", session.csrf))
                return yield* Effect.fail(refusals.csrfInvalid)
            }
            return yield* Effect.provideService(handler, Visitor, {
              ownerHash: session?.ownerHash,
              address: addressOf(request, proxies)
            })
          })
    )
  )

/** Only who calls; an unsafe call still has to be JSON. */
export const openLayer = (proxies: TrustedProxies) =>
  Layer.succeed(Open)((handler, { endpoint }) =>
    Effect.gen(function* () {
      const inner = yield* InProcess
      if (inner !== undefined) return yield* Effect.provideService(handler, Visitor, inner)
      const request = yield* HttpServerRequest
      yield* notKept
      if (isUnsafe(endpoint.method) && !isJson(request.headers["content-type"]))
        return yield* Effect.fail(refusals.unsupportedType)
      return yield* Effect.provideService(handler, Visitor, {
        ownerHash: undefined,
        address: addressOf(request, proxies)
      })
    })
  )
