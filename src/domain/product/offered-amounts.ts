import type { AmountRange, GroupFacts, Unit } from "./group-facts.ts"

/**
 * Returns an amount in kilograms to suggest if the typed number is too small for any delivery: "6" may mean tonnes,
 * and "7,5" seven and a half, which the buyer must confirm (rule amount.tonnes).
 */
export const meantKilograms = (
  amount: number | null,
  unit: Unit,
  { min, max }: Pick<AmountRange, "min" | "max">
): number | undefined => {
  if (unit !== "kg" || amount === null || amount >= min) return undefined
  const kilograms = Math.round(amount * 1000)
  return kilograms >= min && kilograms <= max ? kilograms : undefined
}

/**
 * Returns common amounts to choose with one click: half the default, the default, and one and a half times the default.
 * If the default is below 3000: one, two and three times the default. For pallets: 1, 2 and 4.
 */
export const quickAmounts = ({
  isPallet,
  defaultAmount
}: Pick<GroupFacts, "isPallet" | "defaultAmount">): ReadonlyArray<number> => {
  if (isPallet) return [1, 2, 4]
  const step = defaultAmount < 3000 ? defaultAmount : defaultAmount / 2
  return [step, 2 * step, 3 * step]
}
