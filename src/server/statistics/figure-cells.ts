import { type CsvCell, csvCount, csvMoney } from "../../domain/csv/csv.ts"
import { averagePrice, type CurrencyFigures } from "../../domain/statistics/figures.ts"

/** Column headers of order sums, in every file with such sums. */
export const figureHeads = [
  "Bestellungen",
  "davon storniert",
  "davon bezahlt",
  "Menge",
  "Einheit",
  "Umsatz brutto",
  "Durchschnittspreis",
  "Währung"
] as const

/**
 * Returns the CSV cells of the order totals, in the order of their headers; amount and price per unit are empty if the
 * totals cover goods with different units.
 */
export const figureCells = (figures: CurrencyFigures): ReadonlyArray<CsvCell> => {
  const { orders, cancellations, settled, amount, unit, revenueCents, currency } = figures
  const average = averagePrice(figures)
  return [
    csvCount(orders),
    csvCount(cancellations),
    csvCount(settled),
    amount === null ? null : csvCount(amount),
    unit ?? "",
    csvMoney(revenueCents),
    average === null ? null : csvMoney(average),
    currency
  ]
}
