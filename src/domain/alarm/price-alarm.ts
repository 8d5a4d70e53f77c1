import { isBelowAlready } from "./alarm-start.ts"
import { amountLimits, amountProblem } from "../product/amount.ts"
import type { CountryId } from "../place/country.ts"
import { type Cents, type Decimal, fromDecimal } from "../price/money.ts"
import { productGroups } from "../product/product-group.ts"
import { isZipOf } from "../place/zip.ts"

/** Told by mail when the day's price crosses the threshold, or news now and then (rule account.alarms). */
export const alarmKinds = ["PriceAlarm", "Newsletter"] as const

export type AlarmKind = (typeof alarmKinds)[number]

export const alarmDirections = ["Below", "Above"] as const

export type AlarmDirection = (typeof alarmDirections)[number]

/** What a customer wants to be notified of; the threshold is gross in major units per price unit at the comparison amount. */
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
 * What is wrong with a wish; a newsletter asks for nothing but a mailbox. `today` is the price that it watches, where
 * that is known: an alarm for falling prices does not wait for what has happened already.
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
    // what is no number is neither above nor below
    ...(!(cents >= 1 && cents <= highest)
      ? [{ code: "invalid", field: "threshold" } as const]
      : wish.direction === "Below" && isBelowAlready(wish.threshold, today)
        ? [{ code: "belowAlready", field: "threshold" } as const]
        : [])
  ]
}

/**
 * Reads the field of a price as it is written in our countries: "1.234,50", "1’234.50", "312". Text that is no price is
 * 0, which no threshold may be.
 */
export const parsePrice = (text: string): Decimal => {
  const [, whole = "", cents = ""] =
    /^([0-9]{1,3}(?:[.’' ]?[0-9]{3})*|[0-9]+)(?:[,.]([0-9]{1,2}))?$/u.exec(text.trim()) ?? []
  return whole === "" ? 0 : Number(`${whole.replaceAll(/[^0-9]/gu, "")}.${cents || "0"}`)
}
