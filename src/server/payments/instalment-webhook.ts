import { Clock, Effect, Option, Schema } from "effect"
import { isSigned } from "./instalment-sign.ts"
import type { Delivery, Verdict } from "./provider.ts"
import type { InstalmentSettings } from "./provider-settings.ts"
import { isInReplayWindow } from "../../domain/payment/replay-window.ts"

const readEvent = Schema.decodeUnknownOption(
  Schema.Struct({
    id: Schema.String,
    type: Schema.String,
    created: Schema.String,
    merchantId: Schema.String,
    payment: Schema.optionalKey(
      Schema.Struct({
        paymentOutput: Schema.optionalKey(
          Schema.Struct({
            references: Schema.optionalKey(
              Schema.Struct({ merchantReference: Schema.optionalKey(Schema.String) })
            )
          })
        )
      })
    )
  })
)

const forged: Verdict = { type: "forged" }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Checks a message. The message only announces that something has happened; the shop then queries the state, so the
 * amounts in the message need not be trusted.
 */
export const instalmentVerdict = Effect.fnUntraced(function* (
  { headers, body }: Delivery,
  settings: InstalmentSettings
) {
  if (!isSigned(settings, headers, body)) return forged
  const event = Option.getOrUndefined(readEvent(parsed(body)))
  if (event === undefined || event.merchantId !== settings.merchantId) return forged
  const at = Date.parse(event.created)
  if (!isInReplayWindow(at, yield* Clock.currentTimeMillis)) return forged
  return {
    type: "genuine",
    notice: {
      eventId: event.id,
      kind: event.type,
      at,
      paymentId: event.payment?.paymentOutput?.references?.merchantReference,
      fact: "ask"
    }
  } satisfies Verdict
})
