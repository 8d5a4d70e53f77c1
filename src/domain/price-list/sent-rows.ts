import { productWords } from "../dealer-lists/words.ts"
import { uncertified } from "../options/certifications.ts"
import { groupOfProduct } from "../options/products.ts"
import { certificationName } from "../options/quality-names.ts"
import type { ListArea, ListRow, SentRow } from "./list-row.ts"

const words = new Map(productWords.map(([word, id]) => [id, word]))

/** Cents in major units with a comma and without a thousands sign: "289,50". */
export const priceText = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",")

/** The word by which rows name a product; its number where it is not sold any more. */
export const productWord = (productId: number): string => words.get(productId) ?? String(productId)

/** The names by which rows name a quality; nothing for goods without one, its number where it no longer exists. */
export const certificateName = (productId: number, certificationId: number): string => {
  if (certificationId === uncertified) return ""
  const group = groupOfProduct(productId)
  const name = group === undefined ? undefined : certificationName(group.id, certificationId)
  return name ?? String(certificationId)
}

/** The rows of a list as they are sent: what is read again says the same. An area that is gone is named by its id. */
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
