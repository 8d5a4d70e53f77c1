import type { CountryId } from "../place/country.ts"
import type { AmountRange, Unit } from "./group-facts.ts"
import { type ProductGroupId, productGroup } from "./product-group.ts"

/** Limits of an amount with what is asked for before anybody says otherwise. */
export interface AmountLimits extends AmountRange {
  readonly initial: number
}

export type AmountProblem = "amountRequired" | "amountMin" | "amountMax"

/** Limits of the full calculator (rule amount.limits); without a group the general range. */
export const amountLimits = (countryId: CountryId, groupId: ProductGroupId | undefined): AmountLimits => {
  if (groupId === undefined) return { min: 500, bulkMin: 500, max: 20_000, initial: 6000 }
  const { limits, defaultAmount } = productGroup(groupId)
  return { ...limits[countryId], initial: defaultAmount }
}

/** Limits of the simple form: 500–32 000 kg or litres, 1–15 pallets (rule amount.simple-limits). */
export const simpleAmountLimits = (unit: Unit): AmountLimits =>
  unit === "Palette"
    ? { min: 1, bulkMin: 1, max: 15, initial: 1 }
    : { min: 500, bulkMin: 500, max: 32_000, initial: 6000 }

/** What is wrong with an amount; `null` is an empty field, 0 is text that was no number (rule amount.empty). */
export const amountProblem = (limits: AmountLimits, amount: number | null): AmountProblem | undefined =>
  amount === null
    ? "amountRequired"
    : amount < limits.min
      ? "amountMin"
      : amount > limits.max
        ? "amountMax"
        : undefined

/**
 * Reads an amount field: strips everything but digits; empty is `null`, no digit is 0 (rule amount.reading). Decimals
 * after a comma or a dot are left out before, or 1.500,5 would be fifteen thousand and 1.5 pallets fifteen; before
 * three digits both part thousands. A unit may follow.
 */
export const parseAmount = (text: string): number | null => {
  if (text.trim() === "") return null
  const digits = text.replace(/[,.][0-9]{0,2}[^0-9]*$|[^0-9]/gu, "")
  return Number(digits.slice(0, 9))
}

/** Thousands separators in German style, in every locale (rule amount.reading). */
export const formatAmount = (amount: number | null): string =>
  amount === null ? "" : String(amount).replace(/\B(?=(?:[0-9]{3})+$)/gu, ".")
