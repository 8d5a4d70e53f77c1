import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/** Paying by invoice of the dealer; payment kinds have one id in all product groups (`dealer.payment_ids`). */
export const invoicePaymentId = 40

/** Paying by direct debit after delivery; in euros only, so not in Switzerland (rule payment.countries). */
export const directDebitPaymentId = 42

/**
 * Paying with PayPal: agreed to before the order, held with it, taken at delivery. No dealer lists it, since it goes to
 * the account of the marketplace's operator.
 */
export const payPalPaymentId = 43

/** Paying in monthly instalments by a provider; in euros only, so not in Switzerland (rule payment.countries). */
export const monthlyPaymentId = 45

/** Months of an instalment plan; six by default (rule payment.instalment-months). */
export const instalmentMonths: ReadonlyArray<number> = [6, 9, 12, 18]

/**
 * Whether an option of the order query is an instalment, whose months are then six at least (rule
 * payment.instalment-months).
 */
export const isInstalment = (optionId: number): boolean => optionId === monthlyPaymentId

/** A process of blowing in that a buyer may ask for beyond the ordinary one ("1 means on", rule option.blowing). */
export const gentleBlowing = { id: 1, name: "Staubarmes Einblasen mit Absaugung" }

export const isLiquid = (groupId: ProductGroupId): boolean => productGroup(groupId).goods === "liquid"

/** Loose pellets are blown into the store, which costs a fee at each delivery point (rule option.blowing). */
export const isBlownIn = (groupId: ProductGroupId): boolean => productGroup(groupId).goods === "blown"

/** The option of a group that takes a day of the buyer's choice. */
export const desiredDateId = (groupId: ProductGroupId): number => (isLiquid(groupId) ? 31 : 141)
