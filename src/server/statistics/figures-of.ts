import { toDecimal } from "../../domain/price/money.ts"
import { averagePrice, type Figures } from "../../domain/statistics/figures.ts"

/** Figures as the contract tells them: money in major units. */
export const shownFigures = (figures: Figures) => {
  const { orders, cancellations, settled, amount, unit, revenueCents } = figures
  const average = averagePrice(figures)
  return {
    orders,
    cancellations,
    settled,
    amount,
    unit,
    revenue: toDecimal(revenueCents),
    averagePrice: average === null ? null : toDecimal(average)
  }
}
