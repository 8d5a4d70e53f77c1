import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/** Payment by invoice of the dealer; payment kinds have the same id in all product groups (`dealer.payment_ids`). */
export const invoicePaymentId = 40

/** Payment by direct debit after delivery; only in euros, so not in Switzerland (rule payment.countries). */
export const directDebitPaymentId = 42

/**
 * Payment with PayPal: approved before the order, authorised with it, captured at delivery. No dealer lists it, since
 * the money goes to the account of the marketplace's operator.
 */
export const payPalPaymentId = 43

/** Payment in monthly instalments through a provider; only in euros, so not in Switzerland (rule payment.countries). */
export const monthlyPaymentId = 45

/** Months of an instalment plan; six by default (rule payment.instalment-months). */
export const instalmentMonths: ReadonlyArray<number> = [6, 9, 12, 18]

/**
 * Whether an option of the order query is an instalment plan; its months are then at least six (rule
 * payment.instalment-months).
 */
export const isInstalment = (optionId: number): boolean => optionId === monthlyPaymentId

/** A blowing process that a buyer may choose instead of the ordinary one ("1 means on", rule option.blowing). */
export const gentleBlowing = { id: 1, name: "Staubarmes Einblasen mit Absaugung" }

export const isLiquid = (groupId: ProductGroupId): boolean => productGroup(groupId).goods === "liquid"

/** Loose pellets are blown into the store, which costs a fee at each delivery point (rule option.blowing). */
export const isBlownIn = (groupId: ProductGroupId): boolean => productGroup(groupId).goods === "blown"

/** The option of a group that lets the buyer choose a day. */
export const desiredDateId = (groupId: ProductGroupId): number => (isLiquid(groupId) ? 31 : 141)
