import { amountOf, centsOf, decimalStyle } from "../price-list-files/decimals.ts"
import { textCell } from "../price-list-files/file-table.ts"
import { type ListColumn, listColumns, type SentRow } from "./list-row.ts"
import { priceText } from "./sent-rows.ts"
import { typedLine } from "../typed-text.ts"

/** A list while it is worked on: each cell as it will be checked, or as it was typed where it cannot be read. */
export type PriceDraft = ReadonlyArray<SentRow>

/** Something that is done to a list. Rows are counted from 0. */
export type PriceEdit =
  | { readonly kind: "cell"; readonly row: number; readonly column: ListColumn; readonly text: string }
  /** Cells that were copied elsewhere, from a cell on; rows beyond the end are added. */
  | {
      readonly kind: "paste"
      readonly row: number
      readonly column: ListColumn
      readonly cells: ReadonlyArray<ReadonlyArray<string>>
    }
  /** Prices of some rows go up or down by so many tenths of a per cent. */
  | { readonly kind: "raise"; readonly rows: ReadonlyArray<number>; readonly tenths: number }
  | { readonly kind: "remove"; readonly rows: ReadonlyArray<number> }
  /** A row like the one above, with the next step to be typed. */
  | { readonly kind: "add"; readonly after: number }
  | { readonly kind: "replace"; readonly rows: PriceDraft }

const nothing: SentRow = { area: "", product: "", certificate: "", fromAmount: "", unitPrice: "" }

/** Prices that stand beside each other say how their decimals are meant; one alone is read as German where it could be either. */
const styleOf = (texts: ReadonlyArray<string>): "comma" | "dot" | undefined => {
  const style = decimalStyle(texts.map(textCell))
  if (style === "mixed") return undefined
  return style === "unclear" ? (texts.length === 1 ? "comma" : undefined) : style
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
    edit.cells.map((cells) => typedLine(cells[priceAt] ?? "")).filter((text) => text !== "")
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

/** A price moved by tenths of a per cent, rounded half up to a cent; what is no price stays. */
const raised = (row: SentRow, tenths: number): SentRow => {
  const cents = centsOf(textCell(row.unitPrice), "comma")
  return cents === undefined
    ? row
    : { ...row, unitPrice: priceText(Math.floor((cents * (1000 + tenths)) / 1000 + 0.5)) }
}

/** The list after something was done to it; the same list where nothing of it changes. */
export const applyPriceEdit = (rows: PriceDraft, edit: PriceEdit): PriceDraft => {
  switch (edit.kind) {
    case "cell": {
      const row = rows[edit.row]
      const text = written(edit.column, edit.text, styleOf([typedLine(edit.text)]))
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

/** Whether two lists say the same, in whatever order. */
export const isSameList = (one: PriceDraft, other: PriceDraft): boolean => {
  if (one === other) return true
  if (one.length !== other.length) return false
  const texts = other.map(rowText).toSorted()
  return one
    .map(rowText)
    .toSorted()
    .every((text, at) => text === texts[at])
}

/** The most that a per cent may move prices at once, in tenths. */
export const mostTenths = 500

/** A wish such as "+2", "-1,5 %" or "2.5" in tenths of a per cent; undefined where it is invalid or too much. */
export const tenthsOf = (text: string): number | undefined => {
  const typed = typedLine(text).replaceAll(/[\s%]/gu, "").replace("−", "-")
  if (!/^[+-]?\d{1,2}(?:[.,]\d)?$/u.test(typed)) return undefined
  const tenths = Math.round(Number(typed.replace(",", ".")) * 10)
  return tenths !== 0 && Math.abs(tenths) <= mostTenths ? tenths : undefined
}
