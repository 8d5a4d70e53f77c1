import type { CsvEntry } from "../csv/csv.ts"
import { groupOfProduct } from "../options/products.ts"
import { productWords } from "../dealer-lists/words.ts"
import type { SentRow } from "../price-list/list-row.ts"
import type { NamedArea } from "./sent-prices.ts"

/** Headers of a template; the last two are only information for the user and are not read. */
export const templateHeads = [
  "Liefergebiet",
  "Produkt",
  "Qualität",
  "Ab Menge",
  "Preis",
  "Einheit",
  "Gebietsname"
] as const

const ids = new Map(productWords.map(([word, id]) => [word, id]))

const numberOf = (text: string): CsvEntry => {
  const value = Number(text.replace(",", "."))
  return text === "" || !Number.isFinite(value) ? text : { value, places: text.includes(",") ? 2 : 0 }
}

/**
 * Returns a list as the rows of a file to fill in: the current rows, or one row for each area if there is no list yet.
 */
export const templateRows = (
  rows: ReadonlyArray<SentRow>,
  areas: ReadonlyArray<NamedArea>
): ReadonlyArray<ReadonlyArray<CsvEntry>> => {
  const names = new Map(areas.map(({ number, name }) => [number, name]))
  const begun =
    rows.length > 0
      ? rows
      : areas.map(({ number }) => ({
          area: number,
          product: "",
          certificate: "",
          fromAmount: "0",
          unitPrice: ""
        }))
  return begun.map(({ area, product, certificate, fromAmount, unitPrice }) => [
    { code: area },
    product,
    certificate,
    numberOf(fromAmount),
    numberOf(unitPrice),
    groupOfProduct(ids.get(product) ?? -1)?.unit ?? "",
    names.get(area) ?? ""
  ])
}
