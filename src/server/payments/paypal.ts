import { Effect, Option } from "effect"
import type { Circuit } from "./circuit.ts"
import { decimalOf } from "./decimal-money.ts"
import { type PayPalCall, payPalCaller } from "./paypal-call.ts"
import {
  authorisationOf,
  captureOf,
  readOrder,
  readPart,
  refundOf,
  refusalIn,
  standingOf
} from "./paypal-read.ts"
import { payPalVerdict } from "./paypal-webhook.ts"
import type { KnownPayment, PaymentProvider, PaymentWish, ProviderAnswer } from "./provider.ts"
import type { CallOutcome, RetryPolicy } from "./provider-call.ts"
import type { PayPalSettings } from "./provider-settings.ts"

/** Returns the meaning of a failed call; `undefined` if the body of the response must be read. */
const failureOf = (outcome: CallOutcome): ProviderAnswer | undefined => {
  if (outcome.type === "notSent") return { type: "unreachable" }
  if (outcome.type === "lost" || outcome.status >= 500) return { type: "unknown" }
  // the shop's own account is at fault, not the buyer's: nothing was done, and a retry may succeed
  if ([401, 403, 429].includes(outcome.status)) return { type: "unreachable" }
  if (outcome.status < 200 || outcome.status >= 300) return refusalIn(outcome.body)
  return undefined
}

const bodyOf = (outcome: CallOutcome): unknown => (outcome.type === "answered" ? outcome.body : undefined)

const orderBody = ({ id, money, reference, returnUrl, cancelUrl }: PaymentWish): string =>
  JSON.stringify({
    intent: "AUTHORIZE",
    purchase_units: [
      {
        reference_id: id,
        custom_id: id,
        description: reference,
        amount: { currency_code: money.currency, value: decimalOf(money.cents) }
      }
    ],
    payment_source: {
      paypal: {
        experience_context: {
          shipping_preference: "NO_SHIPPING",
          user_action: "PAY_NOW",
          return_url: returnUrl,
          cancel_url: cancelUrl
        }
      }
    }
  })

const amountBody = ({ money }: KnownPayment, cents: number, more: object = {}): string =>
  JSON.stringify({ amount: { currency_code: money.currency, value: decimalOf(cents) }, ...more })

const segment = (ref: string): string => encodeURIComponent(ref)

/**
 * Connects to PayPal's Orders v2: an order that the buyer approves, an authorisation, and one capture of the delivered
 * amount.
 */
export const payPal = (settings: PayPalSettings, circuit: Circuit, limits: RetryPolicy): PaymentProvider => {
  const call = payPalCaller(settings, circuit, limits)

  /**
   * Makes a call that needs the provider's reference to a part of the payment; without that reference nothing is
   * called, and the result is `unknown`.
   */
  const on = (
    ref: string | undefined,
    callOf: (ref: string) => PayPalCall,
    read: (body: unknown) => ProviderAnswer
  ): Effect.Effect<ProviderAnswer> =>
    ref === undefined
      ? Effect.succeed({ type: "unknown" })
      : Effect.map(call(callOf(segment(ref))), (outcome) => failureOf(outcome) ?? read(bodyOf(outcome)))

  const readStanding = (body: unknown): ProviderAnswer =>
    Option.match(readOrder(body), { onNone: () => ({ type: "unknown" }), onSome: standingOf })
  const readWith =
    (partOf: typeof captureOf) =>
    (body: unknown): ProviderAnswer =>
      Option.match(readPart(body), { onNone: () => ({ type: "unknown" }), onSome: partOf })

  return {
    id: "paypal",
    begin: (wish) =>
      Effect.map(
        call({
          method: "POST",
          path: "/v2/checkout/orders",
          key: `${wish.id}:create`,
          body: orderBody(wish)
        }),
        (outcome) => failureOf(outcome) ?? readStanding(bodyOf(outcome))
      ),
    authorise: (payment) =>
      on(
        payment.refs["order"],
        (order) => ({
          method: "POST",
          path: `/v2/checkout/orders/${order}/authorize`,
          key: `${payment.id}:authorise`,
          body: "{}"
        }),
        (body) => {
          const standing = readStanding(body)
          // a response without an authorisation does not prove that there is none
          return standing.type === "begun" ? { type: "unknown" } : standing
        }
      ),
    capture: (payment, cents) =>
      on(
        payment.refs["authorisation"],
        (authorisation) => ({
          method: "POST",
          path: `/v2/payments/authorizations/${authorisation}/capture`,
          key: `${payment.id}:capture`,
          body: amountBody(payment, cents, { final_capture: true })
        }),
        readWith(captureOf)
      ),
    void: (payment) =>
      on(
        payment.refs["authorisation"],
        (authorisation) => ({
          method: "POST",
          path: `/v2/payments/authorizations/${authorisation}/void`,
          key: `${payment.id}:void`
        }),
        (body) => {
          const said = Option.getOrUndefined(readPart(body))
          return said === undefined || said.status === "VOIDED" ? { type: "voided" } : authorisationOf(said)
        }
      ),
    refund: (payment, cents) =>
      on(
        payment.refs["capture"],
        (capture) => ({
          method: "POST",
          path: `/v2/payments/captures/${capture}/refund`,
          key: `${payment.id}:refund`,
          body: amountBody(payment, cents, { custom_id: payment.id })
        }),
        readWith(refundOf)
      ),
    ask: ({ refs }) =>
      refs["order"] === undefined
        ? // an order without an address for the buyer holds no money
          Effect.succeed({ type: "absent" })
        : Effect.map(
            call({ method: "GET", path: `/v2/checkout/orders/${segment(refs["order"])}` }),
            (outcome): ProviderAnswer =>
              outcome.type === "answered" && outcome.status === 404
                ? { type: "absent" }
                : outcome.type === "answered" && outcome.status >= 400 && outcome.status < 500
                  ? { type: "unreachable" }
                  : (failureOf(outcome) ?? readStanding(bodyOf(outcome)))
          ),
    verify: (delivery) => payPalVerdict(delivery, settings.webhookId, call)
  }
}
