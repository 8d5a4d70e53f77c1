import { withHyphens } from "../dashes.ts"
import { typedLine } from "../typed-text.ts"

/**
 * Returns the first part of an order number, e.g. "HM-26-", for the local year in the buyer's country. A sequential
 * number follows.
 */
export const orderNumberPrefix = (localDate: string): string => `HM-${localDate.slice(2, 4)}-`

/**
 * Finds the order number in copied text, in any spelling: "#HM–26–100001", "hm26100001"; `undefined` if there is none.
 */
export const orderNumberIn = (typed: string): string | undefined => {
  const text = withHyphens(typedLine(typed))
  const [, year, count] = /(?<![\p{L}\p{N}])HM[ -]*([0-9]{2})[ -]*([0-9]{6,12})(?![0-9])/iu.exec(text) ?? []
  return year === undefined || count === undefined ? undefined : `HM-${year}-${count}`
}

/** Whether a text is an order number in the form that buyers read out on the phone: HM-26-100001. */
export const isOrderNumber = (text: string): boolean => /^HM-[0-9]{2}-[0-9]{6,12}$/u.test(text)
