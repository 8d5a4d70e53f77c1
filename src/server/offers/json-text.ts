import type { Cents } from "../../domain/price/money.ts"

// Functions that write values as JSON; the texts of an offer (`offer-texts.gen.ts`) use them.

const hundredths = Array.from({ length: 100 }, (_, cents) => `.${cents < 10 ? "0" : ""}${cents}`)

/** Whole cents ≥ 0 as a number with two decimals. */
export const money = (cents: Cents): string => Math.floor(cents / 100) + (hundredths[cents % 100] ?? "")

/** Text written by users. */
export const quoted = (text: string): string => JSON.stringify(text)

/** Items without the surrounding brackets. */
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

/** The shop's own words, which contain no character that JSON escapes. */
export const words = (values: ReadonlyArray<string>): string =>
  values.length === 0 ? "" : `"${values.join('","')}"`
