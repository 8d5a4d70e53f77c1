import { factorNamed, storedQuotation } from "../../domain/price-history/market-factor.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import type { MarketPrice } from "./market-rows.ts"

/** An invalid line: its number, counted from 1, and the reason why it was refused. */
export interface BadLine {
  readonly line: number
  readonly reason: string
}

/** Maximum value that can be stored; no market price comes near it. */
const greatest = 99_999_999

const valueOf = (text: string): number | undefined => {
  const value = /^\d{1,8}(?:[.,]\d{1,8})?$/u.test(text) ? storedQuotation(Number(text.replace(",", "."))) : 0
  return value > 0 && value <= greatest ? value : undefined
}

const quoted = (text: string): string => `"${text.slice(0, 30)}"`

const read = (text: string, lastDay: string): MarketPrice | string => {
  // if semicolons separate the cells, the comma is the decimal separator, as in German spreadsheets
  const cells = text.split(text.includes(";") ? ";" : ",").map((cell) => cell.trim().replaceAll('"', ""))
  const [day = "", name = "", number = ""] = cells
  if (cells.length !== 3) return `${cells.length} cells instead of 3: date, factor, value`
  if (dayOfIso(day) === undefined) return `${quoted(day)} is no date like 2026-11-27`
  // charts end with the newest day, so a mistyped year would hide all other values
  if (day > lastDay) return `${quoted(day)} is a day to come`
  const factor = factorNamed(name)
  if (factor === undefined) return `${quoted(name)} is no factor`
  const value = valueOf(number)
  if (value === undefined) return `${quoted(number)} is no value above 0`
  return { factorId: factor.id, day, value }
}

/**
 * Reads quotations from a CSV text with the columns date, factor (key or number) and value. A header line is skipped.
 * `lastDay` (yyyy-MM-dd) is the last day for which a quotation may exist.
 */
export const readMarketCsv = (
  csv: string,
  lastDay: string
): { readonly prices: ReadonlyArray<MarketPrice>; readonly bad: ReadonlyArray<BadLine> } => {
  const prices = new Map<string, MarketPrice>()
  const bad: Array<BadLine> = []
  for (const [index, text] of csv
    .replace(/^\uFEFF/u, "")
    .split(/\r?\n/u)
    .entries()) {
    if (text.trim() === "" || (index === 0 && /^"?dat(?:e|um)/iu.test(text))) continue
    const price = read(text, lastDay)
    if (typeof price === "string") bad.push({ line: index + 1, reason: price })
    // if there are two quotations for one day, the last one is used
    else prices.set(`${price.factorId} ${price.day}`, price)
  }
  return { prices: [...prices.values()], bad }
}
