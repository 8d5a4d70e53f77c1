import { Clock, Effect } from "effect"
import type { Circuit } from "./circuit.ts"
import { authorizationOf } from "./instalment-sign.ts"
import { callProvider, type CallOutcome, type RetryPolicy } from "./provider-call.ts"
import type { InstalmentSettings } from "./provider-settings.ts"

/** Calls one path below the merchant's URL. The API accepts no idempotency key, so only a query can be repeated. */
export type CallInstalment = (
  method: "GET" | "POST",
  path: string,
  body?: object
) => Effect.Effect<CallOutcome>

export const instalmentCaller =
  (settings: InstalmentSettings, circuit: Circuit, limits: RetryPolicy): CallInstalment =>
  (method, path, body) =>
    Effect.gen(function* () {
      const url = new URL(`${settings.baseUrl}/v1/${encodeURIComponent(settings.merchantId)}${path}`)
      const date = new Date(yield* Clock.currentTimeMillis).toUTCString()
      const contentType = body === undefined ? "" : "application/json"
      const authorization = authorizationOf(settings, {
        method,
        contentType,
        date,
        path: url.pathname + url.search
      })
      return yield* callProvider(
        {
          method,
          url: url.href,
          headers: {
            authorization,
            date,
            accept: "application/json",
            ...(body === undefined ? {} : { "content-type": contentType })
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          isRepeatable: method === "GET"
        },
        circuit,
        limits
      )
    })
