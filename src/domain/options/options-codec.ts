import type { OptionChoice } from "./calculation.ts"
import { dayOfIso } from "../price/local-day.ts"

/** Months of an instalment plan if the query specifies none (rule payment.instalment-months). */
export const defaultInstalmentModifier = 6

const entry = /^(-?[0-9]{1,4})(?:[$~](?:dt([0-9]{4}-[0-9]{2}-[0-9]{2})|(-?[0-9]{1,3})))?$/u

const decodeEntry = (text: string, isInstalment: (id: number) => boolean): ReadonlyArray<OptionChoice> => {
  const parts = entry.exec(text.trim())
  if (parts === null) return []
  const id = Number(parts[1])
  const date = parts[2]
  // NaN if the query specifies no modifier, so that the check `>= 0` below fails
  const modifier = Number(parts[3])
  if (date !== undefined) return dayOfIso(date) === undefined ? [{ id }] : [{ id, desiredDate: date }]
  if (modifier >= 0) return [{ id, modifier }]
  return isInstalment(id) ? [{ id, modifier: defaultInstalmentModifier }] : [{ id }]
}

/**
 * Parses the options of a query string: `id`, `id$modifier`, `id~modifier` or `id$dtDATE`, separated by commas (rule
 * option.text). Invalid entries are dropped; an instalment plan without a number of months gets six months.
 */
export const decodeOptions = (
  text: string,
  isInstalment: (id: number) => boolean = () => false
): ReadonlyArray<OptionChoice> =>
  text
    .replace(/%24/gu, "$")
    .replace(/%7e/giu, "~")
    .split(",")
    .flatMap((part) => decodeEntry(part, isInstalment))

const encodeEntry = (choice: OptionChoice): string =>
  choice.desiredDate !== undefined
    ? `${choice.id}$dt${choice.desiredDate}`
    : choice.modifier === undefined || choice.modifier < 0
      ? String(choice.id)
      : `${choice.id}$${choice.modifier}`

/** Writes options for a query string, with `$` only; a modifier of -1 is written as the plain id (rule option.text). */
export const encodeOptions = (choices: ReadonlyArray<OptionChoice>): string =>
  choices.map(encodeEntry).join(",")
