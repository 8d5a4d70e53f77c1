import { countries, type CountryId } from "../../domain/place/country.ts"
import { type CsvCell, csvCount, csvMoney } from "../../domain/csv/csv.ts"
import { averagePrice, type Figures } from "../../domain/statistics/figures.ts"

/** Heads of what orders come to, in every file that tells it. */
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

/** The cells under them; goods of several units have no amount and no price of one. */
export const figureCells = (figures: Figures, countryId: CountryId): ReadonlyArray<CsvCell> => {
  const { orders, cancellations, settled, amount, unit, revenueCents } = figures
  const average = averagePrice(figures)
  return [
    csvCount(orders),
    csvCount(cancellations),
    csvCount(settled),
    amount === null ? null : csvCount(amount),
    unit ?? "",
    csvMoney(revenueCents),
    average === null ? null : csvMoney(average),
    countries[countryId].currencyCode
  ]
}
