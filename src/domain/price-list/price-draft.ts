import { amountOf, centsOf, decimalStyle } from "../price-list-files/decimals.ts"
import { textCell } from "../price-list-files/file-table.ts"
import { type ListColumn, listColumns, type SentRow } from "./list-row.ts"
import { priceText } from "./sent-rows.ts"
import { typedLine } from "../typed-text.ts"

/** A list being edited: each cell normalised for checking, or as typed if it cannot be parsed. */
export type PriceDraft = ReadonlyArray<SentRow>

/**
 * The decimal mark of the dealer's country, which decides how a single ambiguous price is parsed: "1.234" are one
 * thousand in Germany, and no price in Switzerland.
 */
interface Marked {
  readonly mark?: "," | "."
}

/** An edit of a list. Rows are counted from 0. */
export type PriceEdit =
  | ({
      readonly kind: "cell"
      readonly row: number
      readonly column: ListColumn
      readonly text: string
    } & Marked)
  /** Cells pasted from another program, starting at a cell; rows beyond the end are added. */
  | ({
      readonly kind: "paste"
      readonly row: number
      readonly column: ListColumn
      readonly cells: ReadonlyArray<ReadonlyArray<string>>
    } & Marked)
  /** Changes the prices of some rows by tenths of a per cent. */
  | { readonly kind: "raise"; readonly rows: ReadonlyArray<number>; readonly tenths: number }
  | { readonly kind: "remove"; readonly rows: ReadonlyArray<number> }
  /** Adds a copy of the row above; the user then types the step of the new row. */
  | { readonly kind: "add"; readonly after: number }
  | { readonly kind: "replace"; readonly rows: PriceDraft }

const nothing: SentRow = { area: "", product: "", certificate: "", fromAmount: "", unitPrice: "" }

/**
 * Returns the decimal style that several pasted prices indicate together; a single ambiguous price is parsed in the
 * style of the country.
 */
const styleOf = (texts: ReadonlyArray<string>, { mark }: Marked): "comma" | "dot" | undefined => {
  const style = decimalStyle(texts.map(textCell))
  if (style === "mixed") return undefined
  if (style !== "unclear") return style
  return texts.length > 1 ? undefined : mark === "." ? "dot" : "comma"
}

const writtenPrice = (text: string, style: "comma" | "dot" | undefined): string => {
  const cents = style === undefined ? undefined : centsOf(textCell(text), style)
  return cents === undefined ? text : priceText(cents)
}

const written = (column: ListColumn, text: string, style: "comma" | "dot" | undefined): string => {
  const typed = typedLine(text)
  if (column === "unitPrice") return writtenPrice(typed, style)
  const amount = column === "fromAmount" ? amountOf(textCell(typed)) : undefined
  return amount === undefined ? typed : String(amount)
}

const pasted = (rows: PriceDraft, edit: Extract<PriceEdit, { readonly kind: "paste" }>): PriceDraft => {
  const first = listColumns.indexOf(edit.column)
  const priceAt = listColumns.indexOf("unitPrice") - first
  const style = styleOf(
    edit.cells.map((cells) => typedLine(cells[priceAt] ?? "")).filter((text) => text !== ""),
    edit
  )
  const changed = [...rows]
  edit.cells.forEach((cells, by) => {
    const place = edit.row + by
    const row = { ...(changed[place] ?? nothing) }
    cells.forEach((text, at) => {
      const column = listColumns[first + at]
      if (column !== undefined) row[column] = written(column, text, style)
    })
    changed[place] = row
  })
  return changed
}

/** Changes a price by tenths of a per cent and rounds it half up to a cent; an invalid price stays unchanged. */
const raised = (row: SentRow, tenths: number): SentRow => {
  const cents = centsOf(textCell(row.unitPrice), "comma")
  return cents === undefined
    ? row
    : { ...row, unitPrice: priceText(Math.floor((cents * (1000 + tenths)) / 1000 + 0.5)) }
}

/** Returns the list after an edit; returns the same object if nothing changes. */
export const applyPriceEdit = (rows: PriceDraft, edit: PriceEdit): PriceDraft => {
  switch (edit.kind) {
    case "cell": {
      const row = rows[edit.row]
      const text = written(edit.column, edit.text, styleOf([typedLine(edit.text)], edit))
      if (row === undefined || row[edit.column] === text) return rows
      return rows.with(edit.row, { ...row, [edit.column]: text })
    }
    case "paste":
      return pasted(rows, edit)
    case "raise": {
      const picked = new Set(edit.rows)
      return edit.tenths === 0
        ? rows
        : rows.map((row, at) => (picked.has(at) ? raised(row, edit.tenths) : row))
    }
    case "remove": {
      const picked = new Set(edit.rows)
      return picked.size === 0 ? rows : rows.filter((_, at) => !picked.has(at))
    }
    case "add": {
      const above = rows[edit.after] ?? nothing
      return rows.toSpliced(edit.after + 1, 0, { ...above, fromAmount: "", unitPrice: "" })
    }
    case "replace":
      return edit.rows
  }
}

const rowText = (row: SentRow): string => listColumns.map((column) => row[column]).join("\u0000")

/** Whether two lists have the same rows, in any order. */
export const isSameList = (one: PriceDraft, other: PriceDraft): boolean => {
  if (one === other) return true
  if (one.length !== other.length) return false
  const texts = other.map(rowText).toSorted()
  return one
    .map(rowText)
    .toSorted()
    .every((text, at) => text === texts[at])
}

/** Maximum change of prices in a single edit, in tenths of a per cent. */
export const mostTenths = 500

/**
 * Parses a change such as "+2", "-1,5 %" or "2.5" to tenths of a per cent; `undefined` if it is invalid or too large.
 */
export const tenthsOf = (text: string): number | undefined => {
  const typed = typedLine(text).replaceAll(/[\s%]/gu, "").replace("−", "-")
  if (!/^[+-]?\d{1,2}(?:[.,]\d)?$/u.test(typed)) return undefined
  const tenths = Math.round(Number(typed.replace(",", ".")) * 10)
  return tenths !== 0 && Math.abs(tenths) <= mostTenths ? tenths : undefined
}
