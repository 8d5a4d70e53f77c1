import { type FileCell } from "./file-table.ts"

/**
 * The decimal style of a file. `unclear` means that every number is valid in both styles, such as "1.234" and "1,234"
 * (rule prices-of-dealers.decimals).
 */
export type DecimalStyle = "comma" | "dot" | "unclear"

/** Removes the currency, blanks, apostrophes between thousands, and a "-" written in place of the cents. */
export const bareNumber = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f'’`´]|€|EUR|CHF|Fr\.?/giu, "")
    .replace(/[.,](?:-{1,2}|–|—)$/u, "")
    .replace(/^\+/u, "")

/** Returns the decimal style that a number indicates; `undefined` if it indicates none. */
const styleOf = (bare: string): DecimalStyle | undefined => {
  if (!/^\d[\d.,]*$/u.test(bare)) return undefined
  const comma = bare.lastIndexOf(",")
  const dot = bare.lastIndexOf(".")
  if (comma >= 0 && dot >= 0) return comma > dot ? "comma" : "dot"
  if (comma < 0 && dot < 0) return undefined
  const sign = comma >= 0 ? "," : "."
  const parts = bare.split(sign)
  // a repeated separator separates thousands
  if (parts.length > 2) return sign === "," ? "dot" : "comma"
  const [whole = "", part = ""] = parts
  const isThousands = part.length === 3 && /^[1-9]\d{0,2}$/u.test(whole)
  if (isThousands) return "unclear"
  return sign === "," ? "comma" : "dot"
}

/** Returns the common decimal style of all prices in a file; `mixed` if they contradict each other. */
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

/** Parses a price to cents in the style of its file; `undefined` if it is invalid or has fractions of a cent. */
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

/** Parses a whole amount. Both comma and dot are read as thousands separators, because amounts have no decimals. */
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
