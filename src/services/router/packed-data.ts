import { createSerializationAdapter } from "@tanstack/react-router"
import type { OfferList } from "../../domain/offer/offer.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import {
  productGroup,
  productGroups,
  type ProductGroup,
  type ProductGroupId
} from "../../domain/product/product-group.ts"
import { isList, isRow, isTree, pack, type Tree, unpack } from "./packed-rows.ts"

/** Page data that consists of many similar rows. */
type Rows = OfferList | ConfigurationData

const isRows = (value: unknown): value is Rows =>
  typeof value === "object" &&
  value !== null &&
  ("calculatedAt" in value ? "items" in value : "groups" in value && "stationList" in value)

/**
 * Moves a dealer's offers of other qualities next to the dealer's first offer, since these rows have most values in
 * common.
 */
const beside = (rows: Tree): Tree => {
  if (!isRow(rows) || !isList(rows["items"])) return rows
  const families = rows["items"]
    .filter(isRow)
    .map(({ children, ...offer }) => [offer, ...(isList(children) ? children : [])])
  return { ...rows, items: families.flat(), families: families.map(({ length }) => length) }
}

const below = (rows: Tree): Tree => {
  if (!isRow(rows) || !isList(rows["families"]) || !isList(rows["items"])) return rows
  const { families: _, items: _all, ...rest } = rows
  const left = [...rows["items"]]
  return {
    ...rest,
    items: rows["families"].map((size) => {
      const [offer, ...children] = left.splice(0, Number(size))
      return { ...(isRow(offer) ? offer : {}), children }
    })
  }
}

/** Narrows the type of a value that was parsed from JSON and therefore contains only JSON types. */
const treeOf = (value: unknown): Tree => (isTree(value) ? value : null)

/** Swaps double and single quotes, because the text is embedded in double quotes. */
const withOtherQuotes = (text: string): string => text.replace(/["']/gu, (sign) => (sign === '"' ? "'" : '"'))

/** Caches packed rows, since the available options are the same on each page of a product group. */
const packed = new WeakMap<Rows, string>()

const packedText = (rows: Rows): string => {
  const text = packed.get(rows) ?? withOtherQuotes(JSON.stringify(pack(beside(treeOf(rows)))))
  packed.set(rows, text)
  return text
}

/**
 * Serialises offers and settings of a page as one text that contains each name and each repeated value once (decision
 * 044). Only the server packs: scripts for browsers are built without the packing code.
 */
export const packedData = createSerializationAdapter({
  key: "rows",
  test: isRows,
  toSerializable: (rows: Rows): string =>
    import.meta.env.SSR ? packedText(rows) : withOtherQuotes(JSON.stringify(rows)),
  fromSerializable: (text: string): Rows => {
    const rows = below(unpack(treeOf(JSON.parse(withOtherQuotes(text)))))
    if (!isRows(rows)) throw new Error("Unreadable rows")
    return rows
  }
})

/** Sends a product group as its id, since browsers have the facts of all groups. */
export const sentGroup = createSerializationAdapter({
  key: "group",
  test: (value): value is ProductGroup => productGroups.some((group) => group === value),
  toSerializable: ({ id }: ProductGroup): ProductGroupId => id,
  fromSerializable: (id: ProductGroupId): ProductGroup => productGroup(id)
})
