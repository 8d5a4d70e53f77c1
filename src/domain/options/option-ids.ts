import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/** Payment by the dealer's invoice; payment methods have the same id in all product groups (`dealer.payment_ids`). */
export const invoicePaymentId = 40

/** Payment by direct debit after delivery; available only in euros, so not in Switzerland (rule payment.countries). */
export const directDebitPaymentId = 42

/**
 * Payment with PayPal: approved before the order is placed, authorised when it is placed, captured at delivery. No
 * dealer lists this method, since the operator of the marketplace receives the money.
 */
export const payPalPaymentId = 43

/**
 * Payment in monthly instalments through a provider; available only in euros, so not in Switzerland (rule
 * payment.countries).
 */
export const monthlyPaymentId = 45

/** Months of an instalment plan; six by default (rule payment.instalment-months). */
export const instalmentMonths: ReadonlyArray<number> = [6, 9, 12, 18]

/**
 * Whether an option of the order query is an instalment plan; the plan then has at least six months (rule
 * payment.instalment-months).
 */
export const isInstalment = (optionId: number): boolean => optionId === monthlyPaymentId

/**
 * The low-dust method of blown delivery; a buyer may choose it instead of the standard method ("1 means on", rule
 * option.blowing).
 */
export const gentleBlowing = { id: 1, name: "Staubarmes Einblasen mit Absaugung" }

export const isLiquid = (groupId: ProductGroupId): boolean => productGroup(groupId).goods === "liquid"

/**
 * Whether goods are blown into the store, like loose pellets; this costs a fee at each delivery point (rule
 * option.blowing).
 */
export const isBlownIn = (groupId: ProductGroupId): boolean => productGroup(groupId).goods === "blown"

/** Returns the id of the option that lets the buyer choose a day. */
export const desiredDateId = (groupId: ProductGroupId): number => (isLiquid(groupId) ? 31 : 141)
