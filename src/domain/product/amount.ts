import type { CountryId } from "../place/country.ts"
import type { AmountRange, Unit } from "./group-facts.ts"
import { type ProductGroupId, productGroup } from "./product-group.ts"

/** Limits of an amount with the default amount. */
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
export const simpleAmountLimits = (unit: Unit): AmountRange =>
  unit === "Palette" ? { min: 1, bulkMin: 1, max: 15 } : { min: 500, bulkMin: 500, max: 32_000 }

/** What is wrong with an amount; `null` is an empty field, 0 is text that was no number (rule amount.empty). */
export const amountProblem = (
  limits: Pick<AmountRange, "min" | "max">,
  amount: number | null
): AmountProblem | undefined =>
  amount === null
    ? "amountRequired"
    : amount < limits.min
      ? "amountMin"
      : amount > limits.max
        ? "amountMax"
        : undefined

/** One number, thousands parted or not, decimals after it, and words around it that hold no further figure. */
const oneNumber = /^(?:[^\p{N}]*[^\p{N}.,])?([0-9]+(?:[.,’'\s][0-9]{3})*)(?:[.,]([0-9]{0,2}))?([^\p{N}]*)$/u

/** A unit and how its word begins when it is written out. */
const ownUnit = /^(?:kg k|l l|Palette (?:p|st|eu))/iu

/**
 * Reads an amount field: empty is `null`, and what is not one number is 0, as "1/2", "3-4000", "2 x 3000" and "1e4"
 * (rule amount.reading). Decimals are left out, or 1.500,5 would be fifteen thousand; before three digits a comma and a
 * dot part thousands. A unit may follow: tonnes are kilograms by the thousand, any other than the goods' own is 0.
 */
export const parseAmount = (text: string, unit?: Unit): number | null => {
  if (text.trim() === "") return null
  const [, digits = "", decimals = "", rest = ""] = oneNumber.exec(text.replaceAll(/\p{Cf}/gu, "")) ?? []
  const whole = digits.replaceAll(/[^0-9]/gu, "").slice(0, 9)
  const [word = ""] = /\p{L}+/u.exec(rest) ?? []
  if (/^t/iu.test(word)) return unit === "kg" ? Math.round(Number(`${whole}.${decimals}`) * 1000) : 0
  return unit === undefined || word === "" || ownUnit.test(`${unit} ${word}`) ? Number(whole) : 0
}

/** What parts thousands in each country, as `Intl` does; the blank does not break. */
const thousands: Readonly<Record<CountryId, string>> = { 1: ".", 2: "\u00a0", 3: "’" }

/** An amount as its country writes it, also in a field: 6.000, 6 000, 6’000 (rule amount.reading). */
export const formatAmount = (amount: number | null, countryId: CountryId): string =>
  amount === null ? "" : String(amount).replace(/\B(?=(?:[0-9]{3})+$)/gu, thousands[countryId])

/** The unit of an amount: pallets are counted, kilograms and litres are not (rule amount.unit). */
export const unitOf = (amount: number, unit: Unit): Unit | "Paletten" =>
  unit === "Palette" && amount !== 1 ? "Paletten" : unit

/** An amount with its unit, as its country writes it: "6.000 kg", "1 Palette", "6 Paletten". */
export const amountWords = (amount: number, unit: Unit, countryId: CountryId): string =>
  `${formatAmount(amount, countryId)} ${unitOf(amount, unit)}`
