import { Effect, Redacted } from "effect"
import type { Circuit } from "./circuit.ts"
import { payPalToken } from "./paypal-token.ts"
import { callProvider, type CallOutcome, type RetryPolicy } from "./provider-call.ts"
import type { PayPalSettings } from "./provider-settings.ts"

/** One call of PayPal's API; `key` makes it idempotent (PayPal-Request-Id). */
export interface PayPalCall {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly key?: string
  readonly body?: string
}

export type CallPayPal = (call: PayPalCall) => Effect.Effect<CallOutcome>

/**
 * Makes calls with the current token, and again with a new one if PayPal refuses the token: a refused call has done
 * nothing.
 */
export const payPalCaller = (settings: PayPalSettings, circuit: Circuit, limits: RetryPolicy): CallPayPal => {
  const tokens = payPalToken(settings, circuit, limits)
  return ({ method, path, key, body }) =>
    Effect.gen(function* () {
      for (let round = 0; round < 2; round++) {
        const token = yield* tokens.current
        if (token === undefined) return { type: "notSent" }
        const outcome = yield* callProvider(
          {
            method,
            url: settings.baseUrl + path,
            headers: {
              authorization: `Bearer ${Redacted.value(token)}`,
              accept: "application/json",
              "content-type": "application/json",
              prefer: "return=representation",
              ...(key === undefined ? {} : { "paypal-request-id": key })
            },
            ...(body === undefined ? {} : { body }),
            isRepeatable: true
          },
          circuit,
          limits
        )
        if (outcome.type !== "answered" || outcome.status !== 401) return outcome
        tokens.forget(token)
      }
      return { type: "notSent" }
    })
}
