import type { AmountRange, GroupFacts, Unit } from "./group-facts.ts"

/**
 * Kilograms that are asked about where a field of kilograms holds a number too small for any delivery: "6" may be meant
 * as tonnes, and only the buyer decides that (rule amount.tonnes).
 */
export const meantKilograms = (
  amount: number | null,
  unit: Unit,
  { min, max }: Pick<AmountRange, "min" | "max">
): number | undefined => {
  if (unit !== "kg" || amount === null || amount >= min) return undefined
  const kilograms = amount * 1000
  return kilograms >= min && kilograms <= max ? kilograms : undefined
}

/** Amounts that many ask for, to be taken with one click: half, one and one and a half times the usual one, or some pallets. */
export const quickAmounts = ({
  isPallet,
  defaultAmount
}: Pick<GroupFacts, "isPallet" | "defaultAmount">): ReadonlyArray<number> => {
  if (isPallet) return [1, 2, 4]
  const step = defaultAmount < 3000 ? defaultAmount : defaultAmount / 2
  return [step, 2 * step, 3 * step]
}
