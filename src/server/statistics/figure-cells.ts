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
 * Returns the cells below the headers of order sums; goods with different units have no amount and no price per unit.
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
