import { areaName, type DeskListArea } from "../../domain/price-list/desk-list.ts"
import { groupOfProduct, productsOf } from "../../domain/options/products.ts"
import { productWords } from "../../domain/dealer-lists/words.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import type { SentRow } from "../../domain/price-list/list-row.ts"
import { unitOf } from "../../domain/product/amount.ts"

const names = new Map<number, string>(
  productGroups.flatMap(({ id }) => productsOf(id).map((each) => [each.id, each.name] as const))
)
const byWord = new Map(productWords.map(([word, id]) => [word, id]))

/** Returns the name of a product by the word used in the list; an unknown word is returned unchanged. */
export const productTitle = (word: string): string => names.get(byWord.get(word) ?? -1) ?? word

/** Returns the name of a product by its id. */
export const productById = (productId: number): string => names.get(productId) ?? String(productId)

/** Names of all products. */
export const allProducts: ReadonlyArray<string> = [...names.values()]

/** Returns the unit of an amount by the product's id; empty if the product is unknown. */
export const unitOfProduct = (amount: number, productId: number): string => {
  const group = groupOfProduct(productId)
  return group === undefined ? "" : unitOf(amount, group.unit)
}

/** Returns the unit of an amount by the product's word in the list. */
export const unitOfWord = (amount: number, word: string): string =>
  unitOfProduct(amount, byWord.get(word) ?? -1)

/**
 * Returns the product groups in the rows for which dealers declare more than a certificate, with the possible
 * declarations.
 */
export const declaredGoods = (
  rows: ReadonlyArray<SentRow>
): ReadonlyArray<{ readonly name: string; readonly words: string }> => {
  const groups = new Set(rows.map(({ product }) => groupOfProduct(byWord.get(product) ?? -1)))
  return productGroups
    .filter((group) => group.declared.length > 0 && groups.has(group))
    .map(({ name, declared }) => ({
      name,
      words: declared
        .map((facet) => `${facet.name} (${facet.marks.map((mark) => mark.name).join(", ")})`)
        .join("; ")
    }))
}

/** Returns the title of an area, or the area's number if it has no name. */
export const areaTitle = (number: string, areas: ReadonlyMap<string, DeskListArea>): string => {
  const area = areas.get(number)
  const name = area === undefined ? "" : areaName(area)
  return name === "" ? number : `${number} · ${name}`
}

/** Whether the displayed text of a row contains the search words. */
export const hasWords = (row: SentRow, words: string, areas: ReadonlyMap<string, DeskListArea>): boolean =>
  [areaTitle(row.area, areas), productTitle(row.product), row.certificate]
    .join(" ")
    .toLowerCase()
    .includes(words.trim().toLowerCase())
