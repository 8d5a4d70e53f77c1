import { Clock, Effect, Option, Redacted, Schema } from "effect"
import type { Circuit } from "./circuit.ts"
import { callProvider, type RetryPolicy } from "./provider-call.ts"
import type { PayPalSettings } from "./provider-settings.ts"

const readToken = Schema.decodeUnknownOption(
  Schema.Struct({ access_token: Schema.String, expires_in: Schema.Finite })
)

/** Time in ms by which tokens are renewed before they expire, so that no token expires during a call. */
const earlier = 60_000

/**
 * Fetches the token for calls to PayPal with the client's credentials, and caches it until shortly before it expires.
 */
export const payPalToken = (settings: PayPalSettings, circuit: Circuit, limits: RetryPolicy) => {
  let kept: { readonly token: Redacted.Redacted; readonly until: number } | undefined
  const credentials = Buffer.from(`${settings.clientId}:${Redacted.value(settings.clientSecret)}`).toString(
    "base64"
  )
  return {
    current: Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      if (kept !== undefined && now < kept.until) return kept.token
      const outcome = yield* callProvider(
        {
          method: "POST",
          url: `${settings.baseUrl}/v1/oauth2/token`,
          headers: {
            authorization: `Basic ${credentials}`,
            "content-type": "application/x-www-form-urlencoded",
            accept: "application/json"
          },
          body: "grant_type=client_credentials",
          isRepeatable: true
        },
        circuit,
        limits
      )
      if (outcome.type !== "answered" || outcome.status !== 200) return undefined
      const read = Option.getOrUndefined(readToken(outcome.body))
      if (read === undefined) return undefined
      const token = Redacted.make(read.access_token)
      kept = { token, until: now + read.expires_in * 1000 - earlier }
      return token
    }),
    /** Drops a token that PayPal no longer accepts. */
    forget: (token: Redacted.Redacted) => {
      if (kept !== undefined && Redacted.value(kept.token) === Redacted.value(token)) kept = undefined
    }
  }
}
