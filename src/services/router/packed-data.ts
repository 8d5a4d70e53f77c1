import { createSerializationAdapter } from "@tanstack/react-router"
import type { OfferList } from "../../domain/offer/offer.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { isList, isRow, isTree, pack, type Tree, unpack } from "./packed-rows.ts"

/** What pages carry that consists of many rows alike. */
type Rows = OfferList | ConfigurationData

const isRows = (value: unknown): value is Rows =>
  typeof value === "object" &&
  value !== null &&
  ("calculatedAt" in value ? "items" in value : "groups" in value && "stationList" in value)

/** Other qualities of a dealer stand beside the first one: they have most in common with it. */
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

/** Both came out of JSON, and hold nothing that it could not say. */
const treeOf = (value: unknown): Tree => (isTree(value) ? value : null)

/** The text stands in double quotes: so it has single ones for its own, and the other way round. */
const withOtherQuotes = (text: string): string => text.replace(/["']/gu, (sign) => (sign === '"' ? "'" : '"'))

/** What can be chosen is the same for each page of a product group. */
const packed = new WeakMap<Rows, string>()

/**
 * How offers and settings travel in a page: as one text, each name and each value that repeats once (decision 044).
 */
export const packedData = createSerializationAdapter({
  key: "rows",
  test: isRows,
  toSerializable: (rows: Rows): string => {
    const text = packed.get(rows) ?? withOtherQuotes(JSON.stringify(pack(beside(treeOf(rows)))))
    packed.set(rows, text)
    return text
  },
  fromSerializable: (text: string): Rows => {
    const rows = below(unpack(treeOf(JSON.parse(withOtherQuotes(text)))))
    if (!isRows(rows)) throw new Error("Unreadable rows")
    return rows
  }
})
