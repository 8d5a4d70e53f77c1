import { isBelowAlready } from "./alarm-start.ts"
import { amountLimits, amountProblem } from "../product/amount.ts"
import type { CountryId } from "../place/country.ts"
import { type Cents, type Decimal, fromDecimal } from "../price/money.ts"
import { productGroups } from "../product/product-group.ts"
import { isZipOf } from "../place/zip.ts"

/**
 * Kinds of notifications by mail: an alarm when the day's price crosses the threshold, or occasional news (rule
 * account.alarms).
 */
export const alarmKinds = ["PriceAlarm", "Newsletter"] as const

export type AlarmKind = (typeof alarmKinds)[number]

export const alarmDirections = ["Below", "Above"] as const

export type AlarmDirection = (typeof alarmDirections)[number]

/**
 * A notification that a customer wants; the threshold is a gross price per price unit, in major units, at the
 * comparison amount.
 */
export interface AlarmWish {
  readonly kind: AlarmKind
  readonly countryId: CountryId
  readonly productId: number
  /** Empty for the whole country. */
  readonly zipCode: string
  readonly amount: number
  readonly threshold: Decimal
  readonly direction: AlarmDirection
}

export interface AlarmProblem {
  readonly code: "invalid" | "amountMin" | "amountMax" | "amountRequired" | "belowAlready"
  readonly field: "productId" | "zipCode" | "amount" | "threshold"
}

const highest = 1_000_000

/**
 * Returns the validation errors for a requested notification; a newsletter needs only an e-mail address. If the current
 * price `today` is given, the threshold of an alarm for falling prices must be below it.
 */
export const alarmProblems = (wish: AlarmWish, today?: Cents): ReadonlyArray<AlarmProblem> => {
  if (wish.kind === "Newsletter") return []
  const group = productGroups.find(({ productId }) => productId === wish.productId)
  const cents = fromDecimal(wish.threshold)
  const amount =
    group === undefined ? undefined : amountProblem(amountLimits(wish.countryId, group.id), wish.amount)
  return [
    ...(group === undefined ? [{ code: "invalid", field: "productId" } as const] : []),
    ...(wish.zipCode === "" || isZipOf(wish.countryId, wish.zipCode)
      ? []
      : [{ code: "invalid", field: "zipCode" } as const]),
    ...(amount === undefined ? [] : [{ code: amount, field: "amount" } as const]),
    // written so that NaN is refused too: NaN is neither above nor below a limit
    ...(!(cents >= 1 && cents <= highest)
      ? [{ code: "invalid", field: "threshold" } as const]
      : wish.direction === "Below" && isBelowAlready(wish.threshold, today)
        ? [{ code: "belowAlready", field: "threshold" } as const]
        : [])
  ]
}

/**
 * Parses a price in the notations of the countries in which the shop sells: "1.234,50", "1’234.50", "312". Returns 0,
 * which is never a valid threshold, if the text is not a price.
 */
export const parsePrice = (text: string): Decimal => {
  const [, whole = "", cents = ""] =
    /^([0-9]{1,3}(?:[.’' ]?[0-9]{3})*|[0-9]+)(?:[,.]([0-9]{1,2}))?$/u.exec(text.trim()) ?? []
  return whole === "" ? 0 : Number(`${whole.replaceAll(/[^0-9]/gu, "")}.${cents || "0"}`)
}
