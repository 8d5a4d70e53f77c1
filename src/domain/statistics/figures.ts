import { type CurrencyCode, currencyCodes } from "../place/country.ts"
import { type Cents, divideHalfUp } from "../price/money.ts"
import type { Unit } from "../product/group-facts.ts"
import { type ProductGroup, productGroups } from "../product/product-group.ts"

/** Totals over a set of orders (decision 025). */
export interface Figures {
  readonly orders: number
  /** Number of the counted orders that were refused, cancelled or withdrawn later. */
  readonly cancellations: number
  /** Number of the counted orders that are paid. */
  readonly settled: number
  /**
   * Amount of the orders that were not cancelled: the ordered amount, or the delivered amount after the delivery;
   * `null` for goods with different units.
   */
  readonly amount: number | null
  /** `null` if there are no amounts, or they have different units. */
  readonly unit: Unit | null
  /** Gross. */
  readonly revenueCents: Cents
}

export const noFigures: Figures = {
  orders: 0,
  cancellations: 0,
  settled: 0,
  amount: 0,
  unit: null,
  revenueCents: 0
}

const measured = (one: Figures, other: Figures): Pick<Figures, "amount" | "unit"> => {
  if (one.amount === null || other.amount === null) return { amount: null, unit: null }
  if (one.amount === 0) return other
  if (other.amount === 0 || one.unit === other.unit)
    return { amount: one.amount + other.amount, unit: one.unit }
  return { amount: null, unit: null }
}

/** Adds the totals of two sets of orders. Amounts in different units (tonnes, litres, pallets) are never added up. */
export const addFigures = (one: Figures, other: Figures): Figures => {
  const { amount, unit } = measured(one, other)
  return {
    orders: one.orders + other.orders,
    cancellations: one.cancellations + other.cancellations,
    settled: one.settled + other.settled,
    revenueCents: one.revenueCents + other.revenueCents,
    amount,
    unit
  }
}

/** Totals of orders in one currency. */
export interface CurrencyFigures extends Figures {
  readonly currency: CurrencyCode
}

/** Returns one sum per currency: euros and francs are never added up (rule statistics.all-countries). */
export const sumsByCurrency = (rows: ReadonlyArray<CurrencyFigures>): ReadonlyArray<CurrencyFigures> =>
  currencyCodes.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    return own.length === 0 ? [] : [{ ...own.reduce(addFigures, noFigures), currency }]
  })

const priceUnits = new Map<Unit | null, ProductGroup["priceUnitAmount"]>(
  productGroups.map(({ unit, priceUnitAmount }) => [unit, priceUnitAmount])
)

/**
 * Returns the gross cents per price unit (1 000 kg, 100 l, one pallet), rounded half up; `null` if there is no amount.
 */
export const averagePrice = ({ amount, unit, revenueCents }: Figures): Cents | null => {
  const priceUnit = priceUnits.get(unit)
  return amount === null || amount === 0 || priceUnit === undefined
    ? null
    : divideHalfUp(revenueCents * priceUnit, amount)
}
