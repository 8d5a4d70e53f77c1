import type { ChildOffer } from "../offer/offer.ts"
import { type Cents, fromDecimal } from "../price/money.ts"
import { sharesOf } from "./shares.ts"
import { bearersOf } from "./station-prices.ts"

/**
 * What falls to each station of an order of several, in gross cents: the same parts that the page of the bulk order has
 * shown, by the amounts that go there now (rule bulk.fee-shares). They sum up to the total exactly; an order of one place
 * has none.
 */
export const orderShares = (
  { goodsPrice, fees }: Pick<ChildOffer, "goodsPrice" | "fees">,
  stations: ReadonlyArray<{ readonly amount: number }>
): ReadonlyArray<Cents> => {
  if (stations.length < 2) return []
  const amounts = stations.map(({ amount }) => amount)
  const parts = [
    sharesOf(fromDecimal(goodsPrice), amounts),
    ...fees.map(({ key, amount, perStation }) =>
      sharesOf(
        fromDecimal(amount),
        bearersOf({ perStation, isAdditional: key === "AdditionalStation" }, amounts)
      )
    )
  ]
  return amounts.map((_, place) => parts.reduce((sum, part) => sum + (part[place] ?? 0), 0))
}
