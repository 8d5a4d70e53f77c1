import { Effect } from "effect"
import { toDecimal } from "../../../domain/price/money.ts"
import type { StandingPayment } from "../../../domain/payment/provider-standing.ts"
import type { PaymentChoice } from "../../../domain/payment/payment-choice.ts"
import { Payments, type PaymentView } from "../../ports/payments.ts"

type Sums = Pick<PaymentView, "provider" | "state" | "money" | "captured" | "refunded">

/** Returns the payment state that the buyer may see: a requested change without a response is not shown as done. */
export const standingPayment = ({
  provider,
  state,
  money,
  captured,
  refunded
}: Sums): StandingPayment | null => {
  switch (state) {
    case "authorised":
    case "unknown.capturing":
    case "unknown.voiding":
      return { provider, state: "held", amount: toDecimal(money.cents) }
    case "captured":
    case "unknown.refunding":
      return { provider, state: "taken", amount: toDecimal(captured) }
    case "refunded":
      return { provider, state: "givenBack", amount: toDecimal(refunded) }
    case "voided":
      return { provider, state: "letGo", amount: toDecimal(money.cents) }
    default:
      return null
  }
}

/** Returns the state of the order's payment at its provider. */
export const standingOf = Effect.fnUntraced(function* ({ atProvider }: PaymentChoice) {
  if (atProvider === undefined) return null
  const found = yield* (yield* Payments).find(atProvider.id)
  return found === undefined ? null : standingPayment(found)
})
