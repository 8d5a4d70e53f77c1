import { withHyphens } from "../dashes.ts"
import { typedLine } from "../typed-text.ts"

/** First part of an order number, e.g. "HM-26-"; the year is that of the buyer's country. The count follows. */
export const orderNumberPrefix = (localDate: string): string => `HM-${localDate.slice(2, 4)}-`

/**
 * The order number within copied text, in any of its spellings: "#HM–26–100001", "hm26100001"; `undefined`
 * where there is none.
 */
export const orderNumberIn = (typed: string): string | undefined => {
  const text = withHyphens(typedLine(typed))
  const [, year, count] = /(?<![\p{L}\p{N}])HM[ -]*([0-9]{2})[ -]*([0-9]{6,12})(?![0-9])/iu.exec(text) ?? []
  return year === undefined || count === undefined ? undefined : `HM-${year}-${count}`
}

/** A number as a buyer reads it out on the phone: HM-26-100001. */
export const isOrderNumber = (text: string): boolean => /^HM-[0-9]{2}-[0-9]{6,12}$/u.test(text)
