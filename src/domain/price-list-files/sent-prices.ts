import { priceText, productWord } from "../price-list/sent-rows.ts"
import type { ListArea, ListColumn, SentRow } from "../price-list/list-row.ts"
import { groupOfProduct, productsOf } from "../options/products.ts"
import { qualitiesOf } from "../options/qualities.ts"
import { productGroups } from "../product/product-group.ts"
import { searchText } from "../search-text.ts"
import { amountOf, centsOf, decimalStyle } from "./decimals.ts"
import { type FileCell, type FileRow, shownCell } from "./file-table.ts"

/** An area that files name by its number, or by its name if only one area has this name. */
export interface NamedArea extends ListArea {
  readonly name: string
}

/** The result of reading a table of prices. */
export type SentPrices =
  /** Required columns are missing; the rows are not read in this case. */
  | { readonly kind: "noHeads"; readonly missing: ReadonlyArray<ListColumn> }
  /** The prices contain both "1.234,50" and "1,234.50", or every price is ambiguous. */
  | { readonly kind: "decimals"; readonly style: "mixed" | "unclear"; readonly example: string }
  /** Normalised rows, and the line number of each row in the file. */
  | {
      readonly kind: "rows"
      readonly rows: ReadonlyArray<SentRow>
      readonly lines: ReadonlyArray<number>
    }

const headWords: Readonly<Record<ListColumn, ReadonlyArray<string>>> = {
  area: ["liefergebiet", "gebiet", "area", "plz-gebiet", "region"],
  product: ["produkt", "artikel", "ware", "product"],
  certificate: ["zertifikat", "zertifizierung", "qualität", "certificate"],
  fromAmount: ["ab menge", "ab_menge", "ab", "menge ab", "menge", "staffel", "from"],
  unitPrice: ["preis", "preis brutto", "bruttopreis", "price", "preis je einheit"]
}

const columns: ReadonlyArray<ListColumn> = ["area", "product", "certificate", "fromAmount", "unitPrice"]

/**
 * Headers of columns that each contain one declared quality ("Holzart"); the values of these columns are appended to
 * the certificate.
 */
const declaredHeads = new Set(
  productGroups.flatMap(({ declared }) => declared.map(({ name }) => searchText(name)))
)

type Places = ReadonlyMap<ListColumn, number>

/** Returns a header without a following unit or currency: "Preis (€/t)", "Preis in CHF". */
const headOf = (cell: FileCell): string =>
  searchText(
    shownCell(cell)
      .replaceAll(/\(.*?\)|\[.*?\]/gu, "")
      .replace(/\s+in\s+\S+$/iu, "")
      .trim()
  )

const placesOf = ({ cells }: FileRow): Places => {
  const heads = cells.map(headOf)
  return new Map(
    columns.flatMap((column) => {
      const words = headWords[column].map(searchText)
      const place = heads.findIndex((head) => words.includes(head))
      return place < 0 ? [] : [[column, place] as const]
    })
  )
}

/** Maximum number of lines that are searched for the headers, because title lines may come before them. */
const mostTitles = 5

/** Finds the line with the most known headers; the first one if several lines have equally many. */
const headsOf = (rows: ReadonlyArray<FileRow>) =>
  rows
    .slice(0, mostTitles)
    .map((row, at) => ({ at, places: placesOf(row) }))
    .reduce((best, next) => (next.places.size > best.places.size ? next : best), {
      at: 0,
      places: new Map<ListColumn, number>()
    })

const products = new Map(
  productGroups.flatMap(({ id }) =>
    productsOf(id).flatMap((product) =>
      [product.name, String(product.id), productWord(product.id)].map(
        (word) => [searchText(word), product.id] as const
      )
    )
  )
)

const noCertificate = new Set(["", "-", "–", "ohne", "keines", "kein"])

const certificateWord = (productId: number | undefined, text: string): string => {
  const group = productId === undefined ? undefined : groupOfProduct(productId)
  const known = group === undefined ? [] : qualitiesOf(group.id)
  const nameOf = (wanted: string) => known.find(({ name }) => searchText(name) === wanted)?.name
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !noCertificate.has(part.toLowerCase()))
    .map((part) => nameOf(searchText(part)) ?? part)
    .join(", ")
}

/**
 * Returns a function that converts the number or name of an area to the area's number; an ambiguous name is returned
 * unchanged.
 */
const areaReader = (areas: ReadonlyArray<NamedArea>) => {
  const numbers = new Set(areas.map(({ number }) => number))
  const named = Map.groupBy(areas, ({ name }) => searchText(name))
  return (text: string): string => {
    if (numbers.has(text)) return text
    const [only, ...others] = named.get(searchText(text)) ?? []
    return only === undefined || others.length > 0 ? text : only.number
  }
}

/**
 * Returns a function that normalises typed cells: areas become numbers, products and certificates get their standard
 * names.
 */
export const wordReader = (areas: ReadonlyArray<NamedArea>) => {
  const areaOf = areaReader(areas)
  return (row: SentRow, column: ListColumn, text: string): string => {
    if (column === "area") return areaOf(text.split(" · ")[0]?.trim() ?? "")
    const productId = products.get(searchText(column === "product" ? text : row.product))
    if (column === "product") return productId === undefined ? text : productWord(productId)
    return column === "certificate" ? certificateWord(productId, text) : text
  }
}

const longestExample = 40

const readRow = (
  row: FileRow,
  places: Places,
  declaredPlaces: ReadonlyArray<number>,
  style: "comma" | "dot",
  areaOf: (text: string) => string
): SentRow => {
  const cell = (column: ListColumn) => row.cells[places.get(column) ?? -1]
  const text = (column: ListColumn) => shownCell(cell(column))
  const productId = products.get(searchText(text("product")))
  const quality = [text("certificate"), ...declaredPlaces.map((place) => shownCell(row.cells[place]))]
  const amount = amountOf(cell("fromAmount"))
  const cents = centsOf(cell("unitPrice"), style)
  return {
    area: areaOf(text("area")),
    product: productId === undefined ? text("product") : productWord(productId),
    certificate: certificateWord(productId, quality.join(",")),
    fromAmount: amount === undefined ? text("fromAmount") : String(amount),
    unitPrice: cents === undefined ? text("unitPrice") : priceText(cents)
  }
}

/** The columns of a table without headers, in the default order. */
const inOrder: Places = new Map(columns.map((column, place) => [column, place]))

/**
 * Reads the prices of a table for checking: columns in any order, words and numbers normalised. Values that cannot be
 * parsed stay as written, so that the check reports them (rule price-list.files).
 */
export const sentPrices = (rows: ReadonlyArray<FileRow>, areas: ReadonlyArray<NamedArea>): SentPrices => {
  const { at, places: found } = headsOf(rows)
  // rows copied from a list have no headers; their five columns are in the order of the list
  const isBare = found.size === 0 && rows.every(({ cells }) => cells.length === columns.length)
  const places = isBare ? inOrder : found
  const missing = columns.filter((column) => column !== "certificate" && !places.has(column))
  if (missing.length > 0) return { kind: "noHeads", missing }
  const body = isBare ? rows : rows.slice(at + 1)
  const prices = body.map(({ cells }) => cells[places.get("unitPrice") ?? -1])
  const style = decimalStyle(prices)
  if (style === "mixed" || style === "unclear") {
    const example = prices.map(shownCell).find((text) => /\d[.,]\d/u.test(text)) ?? ""
    return { kind: "decimals", style, example: example.slice(0, longestExample) }
  }
  const areaOf = areaReader(areas)
  const declaredPlaces = isBare
    ? []
    : (rows[at]?.cells ?? []).flatMap((cell, place) => (declaredHeads.has(headOf(cell)) ? [place] : []))
  return {
    kind: "rows",
    rows: body.map((row) => readRow(row, places, declaredPlaces, style, areaOf)),
    lines: body.map(({ line }) => line)
  }
}
