import { toDecimal } from "../../domain/price/money.ts"
import { averagePrice, type CurrencyFigures, sumsByCurrency } from "../../domain/statistics/figures.ts"

/** Converts sums to the contract's format: money in major currency units. */
export const shownFigures = (figures: CurrencyFigures) => {
  const { orders, cancellations, settled, amount, unit, revenueCents, currency } = figures
  const average = averagePrice(figures)
  return {
    orders,
    cancellations,
    settled,
    amount,
    unit,
    revenue: toDecimal(revenueCents),
    averagePrice: average === null ? null : toDecimal(average),
    currency
  }
}

/**
 * Converts the sums of rows to the contract's format: one total per currency, and also a single total if there is only
 * one currency.
 */
export const shownSums = (rows: ReadonlyArray<CurrencyFigures>) => {
  const totals = sumsByCurrency(rows).map(shownFigures)
  const [total, ...others] = totals
  return { total: total === undefined || others.length > 0 ? null : total, totals }
}
