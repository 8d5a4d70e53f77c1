import type { OrderMandate } from "../../payment/debit-notice.ts"
import type { StandingPayment } from "../../payment/provider-standing.ts"
import { isDirectDebit } from "../../payment/variants.ts"
import { type Cents, type Decimal, fromDecimal, toDecimal } from "../../price/money.ts"
import type { OrderStatus } from "../draft.ts"
import type { PaymentVariant } from "../steps.ts"
import { endsApart } from "../timeline.ts"

/** How an order is paid; only a transfer is initiated by the buyer. */
export const payWays = ["transfer", "debit", "instalments", "payPal"] as const

export type PayWay = (typeof payWays)[number]

/**
 * When an order must be paid: on receipt of the bill after delivery, when the bill is issued, now, on the day of a
 * debit, or by the instalment plan. The last two values mean that the order has been paid or that nothing is owed.
 */
export const dueTimes = ["afterDelivery", "withBill", "now", "onDay", "byPlan", "paid", "never"] as const

/** The amount that a buyer still has to pay. */
export interface AmountDue {
  readonly when: (typeof dueTimes)[number]
  /**
   * The agreed amount until the delivery, then the unpaid part of the bill; gross, in major units. `null` if nothing is
   * due.
   */
  readonly amount: Decimal | null
  readonly way: PayWay
  /** Local day of an announced debit; otherwise `null`. */
  readonly day: string | null
}

/** The status of an order's payment. */
export interface PaymentStands {
  readonly variant: PaymentVariant
  /** `null` if no direct debit was agreed. */
  readonly mandate: Pick<OrderMandate, "state" | "dueOn" | "amount"> | null
  /** `null` if no provider is involved. */
  readonly standing: Pick<StandingPayment, "provider" | "state" | "amount"> | null
}

/** Returns the current way to pay: if the mandate of a direct debit has ended, the buyer pays by transfer. */
export const payWayOf = ({ variant, mandate }: Pick<PaymentStands, "variant" | "mandate">): PayWay => {
  if (variant === "Installment") return "instalments"
  if (variant === "PayPal") return "payPal"
  const isOver = mandate === null || mandate.state === "revoked" || mandate.state === "expired"
  return isDirectDebit(variant) && !isOver ? "debit" : "transfer"
}

/** Returns the amount already captured by PayPal; refunded amounts are not included. */
const takenCents = ({ variant, standing }: PaymentStands): Cents =>
  variant === "PayPal" && standing?.state === "taken" ? fromDecimal(standing.amount) : 0

/** Returns how much of an order is still to be paid, when and how (rule life.due). */
export const amountDue = (
  status: OrderStatus,
  payment: PaymentStands,
  { agreedCents, billCents }: { readonly agreedCents: Cents; readonly billCents: Cents | null }
): AmountDue => {
  const way = payWayOf(payment)
  const due = (when: AmountDue["when"], cents: Cents | null, day: string | null = null): AmountDue => ({
    when,
    amount: cents === null ? null : toDecimal(cents),
    way,
    day
  })
  if (endsApart(status)) return due("never", null)
  if (billCents === null) return due("afterDelivery", agreedCents)
  if (status === "settled") return due("paid", billCents)
  if (way === "instalments") return due("byPlan", billCents)
  const left = Math.max(0, billCents - takenCents(payment))
  if (left === 0) return due("paid", billCents)
  if (status === "delivered") return due("withBill", left)
  const { mandate } = payment
  if (way === "debit" && mandate !== null) {
    if (mandate.state === "preNotified" && mandate.dueOn !== null) return due("onDay", left, mandate.dueOn)
    if (mandate.state === "collected") return due("paid", billCents)
    if (mandate.state === "active") return due("withBill", left)
  }
  // a returned debit, or a remainder that PayPal did not cover, must be transferred
  return { ...due("now", left), way: "transfer" }
}
