import { Clock, Effect, Option, Schema } from "effect"
import type { CallPayPal } from "./paypal-call.ts"
import { factOf, readEvent } from "./paypal-read.ts"
import type { Delivery, Verdict } from "./provider.ts"
import { isInReplayWindow } from "../../domain/payment/replay-window.ts"

const readStatus = Schema.decodeUnknownOption(Schema.Struct({ verification_status: Schema.String }))

const forged: Verdict = { type: "forged" }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const headersOf = (headers: Delivery["headers"]) => {
  const header = (name: string, longest: number) => {
    const value = headers[`paypal-${name}`]
    return value !== undefined && value.length <= longest ? value : undefined
  }
  const said = {
    auth_algo: header("auth-algo", 100),
    cert_url: header("cert-url", 500),
    transmission_id: header("transmission-id", 50),
    transmission_sig: header("transmission-sig", 500),
    transmission_time: header("transmission-time", 100)
  }
  return Object.values(said).includes(undefined) ? undefined : said
}

/**
 * Whether PayPal sent this message: queries PayPal with the headers of the delivery and the unchanged bytes of the
 * event, which are signed.
 */
export const payPalVerdict = Effect.fnUntraced(function* (
  { headers, body }: Delivery,
  webhookId: string,
  call: CallPayPal
) {
  const transmission = headersOf(headers)
  const event = Option.getOrUndefined(readEvent(parsed(body)))
  if (transmission === undefined || event === undefined) return forged
  const at = Date.parse(event.create_time)
  if (!isInReplayWindow(at, yield* Clock.currentTimeMillis)) return forged
  const question = JSON.stringify({ ...transmission, webhook_id: webhookId })
  const outcome = yield* call({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    body: `${question.slice(0, -1)},"webhook_event":${body}}`
  })
  if (outcome.type !== "answered" || outcome.status >= 500 || outcome.status === 429)
    return { type: "unreachable" } satisfies Verdict
  const status = Option.getOrUndefined(readStatus(outcome.body))?.verification_status
  if (outcome.status !== 200 || status !== "SUCCESS") return forged
  const { resource } = event
  return {
    type: "genuine",
    notice: {
      eventId: event.id,
      kind: event.event_type,
      at,
      paymentId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id,
      fact: factOf(event)
    }
  } satisfies Verdict
})
