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

/** What a product is called; as it is written where it is unknown. */
export const productTitle = (word: string): string => names.get(byWord.get(word) ?? -1) ?? word

/** The name of a product by its number. */
export const productById = (productId: number): string => names.get(productId) ?? String(productId)

/** All products by their names. */
export const allProducts: ReadonlyArray<string> = [...names.values()]

/** What an amount of a product is counted in, by the number of the product; nothing where it is unknown. */
export const unitOfProduct = (amount: number, productId: number): string => {
  const group = groupOfProduct(productId)
  return group === undefined ? "" : unitOf(amount, group.unit)
}

/** The same by what the product is called in a row. */
export const unitOfWord = (amount: number, word: string): string =>
  unitOfProduct(amount, byWord.get(word) ?? -1)

/** The groups among the rows of which dealers declare more than a certificate, and what can be declared of them. */
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

/** An area as it is shown: its number where it has no name of its own. */
export const areaTitle = (number: string, areas: ReadonlyMap<string, DeskListArea>): string => {
  const area = areas.get(number)
  const name = area === undefined ? "" : areaName(area)
  return name === "" ? number : `${number} · ${name}`
}

/** Whether a row has one of the words, as it is shown. */
export const hasWords = (row: SentRow, words: string, areas: ReadonlyMap<string, DeskListArea>): boolean =>
  [areaTitle(row.area, areas), productTitle(row.product), row.certificate]
    .join(" ")
    .toLowerCase()
    .includes(words.trim().toLowerCase())
