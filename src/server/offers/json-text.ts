import type { Cents } from "../../domain/price/money.ts"

// Functions that write values as JSON; the generated code that writes an offer (`offer-texts.gen.ts`) calls them.

const hundredths = Array.from({ length: 100 }, (_, cents) => `.${cents < 10 ? "0" : ""}${cents}`)

/** Writes whole cents ≥ 0 as a number with two decimals. */
export const money = (cents: Cents): string => Math.floor(cents / 100) + (hundredths[cents % 100] ?? "")

/** Writes a user's text as a JSON string. */
export const quoted = (text: string): string => JSON.stringify(text)

/** Writes items as a JSON list without the surrounding brackets. */
export const listed = <Item>(items: ReadonlyArray<Item>, write: (item: Item) => string): string => {
  let text = ""
  for (const item of items) text += text === "" ? write(item) : `,${write(item)}`
  return text
}

export const integers = (values: ReadonlyArray<number>): string => {
  let text = `${values[0] ?? ""}`
  for (let at = 1; at < values.length; at += 1) text += `,${values[at]}`
  return text
}

/**
 * Writes the shop's own strings, which contain no character that JSON escapes, as a JSON list without the surrounding
 * brackets.
 */
export const words = (values: ReadonlyArray<string>): string =>
  values.length === 0 ? "" : `"${values.join('","')}"`
