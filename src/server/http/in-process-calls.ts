import { Context, Effect } from "effect"
import { Cookies, HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { ClientAbort } from "effect/http/HttpServerError"
import type { Scope } from "effect/Scope"
import type { ApiAnswer } from "../../contract/page-bundle.ts"
import { InProcess, type InProcessCaller, OwnAnswer } from "./in-process.ts"

type Answer = HttpServerResponse.HttpServerResponse

/**
 * Converts a finished response. Its body is already text, so no `Response` is created, which would encode, stream and
 * decode the body again.
 */
const answerOf = (answer: Answer): ApiAnswer => {
  const { body, status, headers, cookies } = answer
  const text = body._tag === "Uint8Array" ? body.text : undefined
  const own = body._tag === "Raw" && body.body instanceof OwnAnswer ? body.body : undefined
  if ((text === undefined && own === undefined) || !Cookies.isEmpty(cookies))
    return HttpServerResponse.toWeb(HttpEffect.scopeTransferToStream(answer))
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => headers[name] ?? null, getSetCookie: () => [] },
    json: () => Promise.resolve(own ?? JSON.parse(text ?? "null"))
  }
}

/** Calls the API's router inside the process, with the same services and without a socket. */
export const inProcessCalls = <R>(
  app: Effect.Effect<Answer, unknown, R | HttpServerRequest.HttpServerRequest | Scope>,
  services: Context.Context<R>
) => {
  const asked = new WeakMap<object, (answer: ApiAnswer) => void>()
  const handled = HttpEffect.toHandled(app, (request, answer) =>
    Effect.sync(() => asked.get(request)?.(answerOf(answer)))
  )
  return (request: Request, caller: InProcessCaller, signal?: AbortSignal): Promise<ApiAnswer> =>
    new Promise((resolve) => {
      const call = HttpServerRequest.fromWeb(request)
      asked.set(call, resolve)
      const context = services.pipe(
        Context.add(InProcess, caller),
        Context.add(HttpServerRequest.HttpServerRequest, call)
      )
      const fiber = Effect.runForkWith(context)(handled)
      if (signal === undefined || fiber.pollUnsafe() !== undefined) return
      const leave = () => fiber.interruptUnsafe(undefined, ClientAbort.annotation)
      if (signal.aborted) return leave()
      signal.addEventListener("abort", leave, { once: true })
      fiber.addObserver(() => signal.removeEventListener("abort", leave))
    })
}
