import type { CountryId } from "../place/country.ts"
import type { AmountRange, Unit } from "./group-facts.ts"
import { type ProductGroupId, productGroup } from "./product-group.ts"

/** Limits of an amount with the default amount. */
export interface AmountLimits extends AmountRange {
  readonly initial: number
}

export type AmountProblem = "amountRequired" | "amountMin" | "amountMax"

/** Returns the limits of the full calculator (rule amount.limits); without a group, the general range. */
export const amountLimits = (countryId: CountryId, groupId: ProductGroupId | undefined): AmountLimits => {
  if (groupId === undefined) return { min: 500, bulkMin: 500, max: 20_000, initial: 6000 }
  const { limits, defaultAmount } = productGroup(groupId)
  return { ...limits[countryId], initial: defaultAmount }
}

/** Returns the limits of the simple form: 500–32 000 kg or litres, 1–15 pallets (rule amount.simple-limits). */
export const simpleAmountLimits = (unit: Unit): AmountRange =>
  unit === "Palette" ? { min: 1, bulkMin: 1, max: 15 } : { min: 500, bulkMin: 500, max: 32_000 }

/**
 * Returns the validation error for an amount; `null` means an empty field, 0 means text that is not a number (rule
 * amount.empty). Fractions are too small: they are only read where tonnes may be meant (rule amount.tonnes).
 */
export const amountProblem = (
  limits: Pick<AmountRange, "min" | "max">,
  amount: number | null
): AmountProblem | undefined =>
  amount === null
    ? "amountRequired"
    : amount < limits.min || amount % 1 > 0
      ? "amountMin"
      : amount > limits.max
        ? "amountMax"
        : undefined

/** A single number with or without thousands separators and decimals; surrounding words must not contain digits. */
const oneNumber = /^(?:[^\p{N}]*[^\p{N}.,])?([0-9]+(?:[.,’'\s][0-9]{3})*)(?:[.,]([0-9]{0,2}))?([^\p{N}]*)$/u

/** Matches the unit of the goods, then the first letters of the same unit as typed: "kg k", "Palette st". */
const ownUnit = /^(?:kg k|l l|Palette (?:p|st|eu))/iu

/**
 * Parses an amount field: returns `null` if it is empty, and 0 if it is not exactly one number, such as "1/2",
 * "3-4000", "2 x 3000" and "1e4" (rule amount.reading). Decimals are dropped, since 1.500,5 would otherwise become
 * fifteen thousand; a comma or dot before three digits separates thousands. Only below 100 kg decimals are kept, as 7.5
 * may be meant in tonnes. A unit may follow the number: tonnes are converted to kilograms, and any unit other than the
 * expected one results in 0.
 */
export const parseAmount = (text: string, unit?: Unit): number | null => {
  if (text.trim() === "") return null
  const [, digits = "", decimals = "", rest = ""] = oneNumber.exec(text.replaceAll(/\p{Cf}/gu, "")) ?? []
  const whole = digits.replaceAll(/[^0-9]/gu, "").slice(0, 9)
  const [word = ""] = /\p{L}+/u.exec(rest) ?? []
  if (/^t/iu.test(word)) return unit === "kg" ? Math.round(Number(`${whole}.${decimals}`) * 1000) : 0
  if (unit !== undefined && word !== "" && !ownUnit.test(`${unit} ${word}`)) return 0
  return Number(unit === "kg" && Number(whole) < 100 ? `0${whole}.${decimals}` : whole)
}

/** Thousands separators of each country, as in `Intl`; the space is non-breaking. */
const thousands: Readonly<Record<CountryId, string>> = { 1: ".", 2: "\u00a0", 3: "’" }

/** Decimal marks of each country. */
export const decimalMark: Readonly<Record<CountryId, "," | ".">> = { 1: ",", 2: ",", 3: "." }

/**
 * Formats an amount in the country's format, which is also used in input fields: 6.000, 6 000, 6’000 (rule
 * amount.reading).
 */
export const formatAmount = (amount: number | null, countryId: CountryId): string =>
  amount === null
    ? ""
    : String(amount)
        .replace(".", decimalMark[countryId])
        .replace(/\B(?=(?:[0-9]{3})+$)/gu, thousands[countryId])

/** Returns the unit for an amount: pallets have a plural, kilograms and litres do not (rule amount.unit). */
export const unitOf = (amount: number, unit: Unit): Unit | "Paletten" =>
  unit === "Palette" && amount !== 1 ? "Paletten" : unit

/** Formats an amount with its unit in the country's format: "6.000 kg", "1 Palette", "6 Paletten". */
export const amountWords = (amount: number, unit: Unit, countryId: CountryId): string =>
  `${formatAmount(amount, countryId)} ${unitOf(amount, unit)}`
