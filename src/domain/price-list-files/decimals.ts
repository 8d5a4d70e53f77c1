import { type FileCell } from "./file-table.ts"

/**
 * How a file writes decimals. `unclear` where every number of it can be read in both ways, as "1.234" and "1,234"
 * (rule prices-of-dealers.decimals).
 */
export type DecimalStyle = "comma" | "dot" | "unclear"

/** A number without what stands around it: currency, blanks, an apostrophe for thousands, "-" for no cents. */
export const bareNumber = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f'’`´]|€|EUR|CHF|Fr\.?/giu, "")
    .replace(/[.,](?:-{1,2}|–|—)$/u, "")
    .replace(/^\+/u, "")

/** What a number says of the style of its file; undefined where it says nothing. */
const styleOf = (bare: string): DecimalStyle | undefined => {
  if (!/^\d[\d.,]*$/u.test(bare)) return undefined
  const comma = bare.lastIndexOf(",")
  const dot = bare.lastIndexOf(".")
  if (comma >= 0 && dot >= 0) return comma > dot ? "comma" : "dot"
  if (comma < 0 && dot < 0) return undefined
  const sign = comma >= 0 ? "," : "."
  const parts = bare.split(sign)
  // one that comes twice parts thousands
  if (parts.length > 2) return sign === "," ? "dot" : "comma"
  const [whole = "", part = ""] = parts
  const isThousands = part.length === 3 && /^[1-9]\d{0,2}$/u.test(whole)
  if (isThousands) return "unclear"
  return sign === "," ? "comma" : "dot"
}

/** The style of a file by all its prices together; `mixed` where some say one thing and some the other. */
export const decimalStyle = (cells: ReadonlyArray<FileCell | undefined>): DecimalStyle | "mixed" => {
  const styles = new Set(
    cells.map((cell) => (cell?.kind === "text" ? styleOf(bareNumber(cell.text)) : undefined))
  )
  if (styles.has("comma") && styles.has("dot")) return "mixed"
  if (styles.has("comma")) return "comma"
  if (styles.has("dot")) return "dot"
  return styles.has("unclear") ? "unclear" : "comma"
}

const patterns = {
  comma: /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/u,
  dot: /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/u
} as const

/** A price in cents, in the style of its file; undefined where it is invalid, or has parts of a cent. */
export const centsOf = (cell: FileCell | undefined, style: "comma" | "dot"): number | undefined => {
  if (cell === undefined || cell.kind === "formula") return undefined
  if (cell.kind === "number") {
    const cents = Math.round(cell.value * 100)
    return Number.isFinite(cell.value) && Math.abs(cell.value * 100 - cents) < 1e-6 && cents >= 0
      ? cents
      : undefined
  }
  const [, whole, part = ""] = patterns[style].exec(bareNumber(cell.text)) ?? []
  if (whole === undefined) return undefined
  return Number(whole.replaceAll(/\D/gu, "")) * 100 + Number(part.padEnd(2, "0"))
}

/** A whole amount, thousands parted by either sign: parts of a kilogram are not written. */
export const amountOf = (cell: FileCell | undefined): number | undefined => {
  if (cell === undefined || cell.kind === "formula") return undefined
  if (cell.kind === "number")
    return Number.isSafeInteger(cell.value) && cell.value >= 0 ? cell.value : undefined
  const bare = cell.text
    .replace(/^ab\s+/iu, "")
    .replaceAll(/[\s\u00a0\u202f'’`´]/gu, "")
    .replace(/(?:kg|l|Liter|Paletten?)$/iu, "")
  return /^(?:\d{1,9}|\d{1,3}(?:[.,]\d{3})+)$/u.test(bare) ? Number(bare.replaceAll(/\D/gu, "")) : undefined
}
