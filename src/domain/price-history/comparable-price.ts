import { type Cents, divideHalfUp } from "../price/money.ts"
import type { GroupFacts } from "../product/group-facts.ts"

/** The unit of a compared price: a tonne of wood, whatever its packaging, or 100 litres. */
export type ComparableUnit = "tonne" | "hundredLitres"

export const comparableUnit = ({ unit }: Pick<GroupFacts, "unit">): ComparableUnit =>
  unit === "l" ? "hundredLitres" : "tonne"

/**
 * Converts a price in cents per price unit (1 000 kg, 100 l, one pallet) to cents per tonne or 100 litres, rounded half
 * up.
 */
export const comparablePrice = (
  {
    unit,
    priceUnitAmount,
    kilogramsPerUnit = 1
  }: Pick<GroupFacts, "unit" | "priceUnitAmount" | "kilogramsPerUnit">,
  price: Cents
): Cents =>
  unit === "l"
    ? divideHalfUp(price * 100, priceUnitAmount)
    : divideHalfUp(price * 1000, priceUnitAmount * kilogramsPerUnit)
