import type { ChildOffer } from "../offer/offer.ts"
import { type Cents, fromDecimal } from "../price/money.ts"
import { sharesOf } from "./shares.ts"
import { bearersOf } from "./station-prices.ts"

/**
 * Returns the share of each station in an order with several stations, in gross cents. The total is split as on the
 * page of the bulk order, but by the current amounts (rule bulk.fee-shares), and the shares add up to exactly this
 * total. An order with one station has no shares.
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
