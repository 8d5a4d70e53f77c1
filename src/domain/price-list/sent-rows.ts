import { productWords } from "../dealer-lists/words.ts"
import { uncertified } from "../options/certifications.ts"
import { groupOfProduct } from "../options/products.ts"
import { certificationName } from "../options/quality-names.ts"
import type { CountryId } from "../place/country.ts"
import { decimalMark } from "../product/amount.ts"
import type { ListArea, ListRow, SentRow } from "./list-row.ts"

const words = new Map(productWords.map(([word, id]) => [id, word]))

/** Formats cents as text in major units, with a comma and without thousands separator: "289,50". */
export const priceText = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",")

/**
 * Returns the price of a row as it is shown and typed in the country: "289.50" in Switzerland. Rows contain a comma in
 * all countries; a text that is not a price stays as typed.
 */
export const shownPrice = (unitPrice: string, countryId: CountryId): string =>
  /^[0-9]+,[0-9]{2}$/u.test(unitPrice) ? unitPrice.replace(",", decimalMark[countryId]) : unitPrice

/** Returns the word that rows use for a product; for a product that is no longer sold, the product's number. */
export const productWord = (productId: number): string => words.get(productId) ?? String(productId)

/**
 * Returns the names that rows use for a quality; empty for goods without a quality. If the quality no longer exists,
 * returns its number.
 */
export const certificateName = (productId: number, certificationId: number): string => {
  if (certificationId === uncertified) return ""
  const group = groupOfProduct(productId)
  const name = group === undefined ? undefined : certificationName(group.id, certificationId)
  return name ?? String(certificationId)
}

/**
 * Returns the rows of a list in written form; parsing them again results in the same rows. A deleted area is named by
 * its id.
 */
export const sentRowsOf = (
  rows: ReadonlyArray<ListRow>,
  areas: ReadonlyArray<ListArea>
): ReadonlyArray<SentRow> => {
  const numbers = new Map(areas.map(({ id, number }) => [id, number]))
  return rows.map(({ areaId, productId, certificationId, fromAmount, unitPrice }) => ({
    area: numbers.get(areaId) ?? `#${areaId}`,
    product: productWord(productId),
    certificate: certificateName(productId, certificationId),
    fromAmount: String(fromAmount),
    unitPrice: priceText(unitPrice)
  }))
}
