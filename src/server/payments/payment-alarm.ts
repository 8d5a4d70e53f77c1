import { Context, Effect } from "effect"
import type { Outcome } from "./payment-row.ts"

/** Reports problems that staff must handle to the operator: one line, without data about the buyer. */
export class PaymentAlarm extends Context.Service<PaymentAlarm, { readonly tell: (line: string) => void }>()(
  "server/payments/PaymentAlarm"
) {}

const refusable = ["unknown.capturing", "unknown.voiding", "unknown.refunding"]

const isRefused = ({ row, before }: Outcome): boolean =>
  refusable.includes(before) &&
  (row.state === "authorised" || row.state === "captured") &&
  row.context.reason !== null

/** Whether the provider has voided an amount although the shop has not requested it. */
const isLost = ({ row, before }: Outcome): boolean =>
  row.state === "voided" &&
  row.orderId !== null &&
  (before === "authorised" || before === "unknown.capturing")

/** Reports a payment that has just stopped because the provider's response contradicts the payment. */
export const alarmed = Effect.fnUntraced(function* (outcome: Outcome | undefined) {
  if (outcome?.moved === true && outcome.row.state === "mismatch") {
    const { tell } = yield* PaymentAlarm
    const { id, provider, context } = outcome.row
    tell(
      `payments: ${provider} and payment ${id} do not agree (${context.reason ?? "?"}, it was ${outcome.before}); look at it there, nothing more is done with it`
    )
  }
  if (outcome?.moved === true && isRefused(outcome)) {
    const { tell } = yield* PaymentAlarm
    const { id, provider, context } = outcome.row
    tell(
      `payments: ${provider} refuses what was asked of payment ${id} (${context.reason ?? "?"}, it was ${outcome.before})`
    )
  }
  if (outcome?.moved === true && isLost(outcome)) {
    const { tell } = yield* PaymentAlarm
    const { id, provider, orderId } = outcome.row
    tell(
      `payments: ${provider} has let go of what was held by payment ${id} for order ${orderId}; it has to be paid in another way`
    )
  }
  return outcome
})
