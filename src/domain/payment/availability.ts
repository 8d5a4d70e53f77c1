import type { Address } from "../address/address.ts"
import { fromDecimal, type Cents } from "../price/money.ts"
import type { OrderDraft } from "../order/draft.ts"
import { type PaymentVariant, paymentVariants } from "../order/steps.ts"
import type { ConfiguredProviders } from "./payment-providers.ts"
import type { PaymentExclusion } from "./refusals.ts"
import { isDirectDebit, isOfCreditor, paymentIdOf, variantOf } from "./variants.ts"

/** Minimum and maximum total of an order for each payment method, in gross cents (rule payment.limits). */
export const paymentLimits: Readonly<
  Record<"directDebit" | "instalment" | "payPal", { min: Cents; max: Cents }>
> = {
  directDebit: { min: 1, max: 1_000_000 },
  payPal: { min: 1, max: 1_000_000 },
  instalment: { min: 9_900, max: 500_000 }
}

/**
 * Maximum number of workdays until the end of the delivery window for PayPal, which holds an amount for 29 days from
 * the order: 15 workdays always fit into this time, whatever the holidays.
 */
export const heldForWorkdays = 15

/** The data of an order that determines how it can be paid. */
export type PayableOrder = Pick<
  OrderDraft,
  "countryId" | "deliveryAddress" | "useInvoiceAddress" | "invoiceAddress"
> & {
  readonly offer: Pick<OrderDraft["offer"], "paymentIds" | "isInteraidPayment" | "totalPrice"> &
    Partial<Pick<OrderDraft["offer"], "deliveryPeriodDays">>
  readonly calculation: Pick<OrderDraft["calculation"], "stations">
  /** Payment providers whose access keys are configured; if missing, there are none. */
  readonly providers?: ConfiguredProviders
}

const samePlace = (one: Address, other: Address): boolean =>
  (["firstName", "lastName", "street", "houseNumber", "zipCode", "city", "countryId"] as const).every(
    (field) => String(one[field]).trim().toLowerCase() === String(other[field]).trim().toLowerCase()
  )

const isSplit = ({ deliveryAddress, useInvoiceAddress, invoiceAddress }: PayableOrder): boolean =>
  useInvoiceAddress &&
  deliveryAddress !== null &&
  invoiceAddress !== null &&
  !samePlace(deliveryAddress, invoiceAddress)

const isCompany = ({ deliveryAddress, useInvoiceAddress, invoiceAddress }: PayableOrder): boolean =>
  [deliveryAddress, useInvoiceAddress ? invoiceAddress : null].some(
    (address) => address !== null && (address.companyName.trim() !== "" || address.vatId.trim() !== "")
  )

const outside = (
  { offer }: PayableOrder,
  { min, max }: { readonly min: Cents; readonly max: Cents }
): PaymentExclusion | undefined => {
  const total = fromDecimal(offer.totalPrice)
  return total < min ? "amountTooSmall" : total > max ? "amountTooLarge" : undefined
}

/**
 * Returns the reason why instalments are not possible. They are consumer credit: companies are excluded, and delivery
 * and invoice address must be the same (rule payment.instalment-buyer).
 */
const instalmentExclusion = (order: PayableOrder): PaymentExclusion | undefined => {
  // the account at the provider belongs to the operator, as with PayPal
  if (order.providers?.instalment === true && !order.offer.isInteraidPayment) return "otherCreditor"
  if (order.calculation.stations > 1) return "severalStations"
  if (isCompany(order)) return "companyExcluded"
  if (isSplit(order)) return "addressesDiffer"
  return outside(order, paymentLimits.instalment)
}

/**
 * Returns the reason why PayPal is not possible. PayPal payments are authorised with the order and captured at
 * delivery, through the operator's account (decision 023).
 */
const payPalExclusion = (order: PayableOrder): PaymentExclusion | undefined => {
  if (order.providers?.paypal !== true) return "notConfigured"
  if ((order.offer.deliveryPeriodDays ?? 0) > heldForWorkdays) return "deliveryTooLate"
  return outside(order, paymentLimits.payPal)
}

/**
 * Returns the reason why an order cannot be paid with this variant; `undefined` if it can. Used by the page and by the
 * server: at each save, when the draft is read, and before the draft becomes an order (rule payment.variants).
 */
export const paymentExclusion = (
  order: PayableOrder,
  variant: PaymentVariant
): PaymentExclusion | undefined => {
  if (!isOfCreditor(variant, order.offer.isInteraidPayment)) return "otherCreditor"
  const inEuros = isDirectDebit(variant) || variant === "Installment" || variant === "PayPal"
  if (inEuros && order.countryId === 3) return "euroOnly"
  if (variant === "PayPal") return payPalExclusion(order)
  if (!order.offer.paymentIds.includes(paymentIdOf(variant))) return "notTaken"
  if (variant === "Installment") return instalmentExclusion(order)
  return isDirectDebit(variant) ? outside(order, paymentLimits.directDebit) : undefined
}

/** Returns the variants with which an order can be paid, the simplest first. */
export const offeredVariants = (order: PayableOrder): ReadonlyArray<PaymentVariant> =>
  paymentVariants.filter((variant) => paymentExclusion(order, variant) === undefined)

/**
 * Returns the initial variant of the payment step: the variant chosen in the calculation, otherwise the one suggested
 * by the offer, otherwise the first possible one. If the order cannot be paid at all, the initial variant is the
 * invoice.
 */
export const openingVariant = (
  order: PayableOrder & Pick<OrderDraft, "calculation"> & { readonly offer: OrderDraft["offer"] }
): PaymentVariant => {
  const { isInteraidPayment, defaultPaymentId } = order.offer
  const offered = offeredVariants(order)
  const wished = [...order.calculation.parameters.map(({ id }) => id), defaultPaymentId].flatMap(
    (paymentId) => variantOf({ paymentId, isInteraidPayment }) ?? []
  )
  return (
    wished.find((variant) => offered.includes(variant)) ??
    offered[0] ??
    (isInteraidPayment ? "InteraidInvoice" : "Invoice")
  )
}
