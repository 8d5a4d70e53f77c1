import type { Cents } from "../price/money.ts"
import type { PricedFee, PricedOffer } from "../price/price-offer.ts"
import type { FeeSlot } from "../price/price-request.ts"
import type { BulkPoint } from "./points.ts"
import { sharesOf } from "./shares.ts"

/** One delivery point's share of a joint offer's price; gross cents. */
export interface StationPrice {
  readonly index: number
  readonly amount: number
  readonly total: Cents
  readonly fees: ReadonlyArray<PricedFee>
}

/**
 * Returns the points that share a fee (rule bulk.fee-shares). If a fee applies per point, each point pays it; if it
 * applies to additional points, all points except the first pay it. All points share a fee that is charged once or by
 * amount, in proportion to their amounts.
 */
export const bearersOf = (
  { perStation, isAdditional }: { readonly perStation: boolean; readonly isAdditional: boolean },
  amounts: ReadonlyArray<number>
): ReadonlyArray<number> =>
  perStation ? amounts.map((_, place) => (isAdditional && place === 0 ? 0 : 1)) : amounts

/**
 * Splits an offer among the points. The totals of the points add up to exactly the offer's total, and the parts of each
 * fee to exactly this fee.
 */
export const stationPrices = (
  priced: Pick<PricedOffer, "goods" | "fees">,
  points: ReadonlyArray<BulkPoint>,
  additionalStation: FeeSlot
): ReadonlyArray<StationPrice> => {
  const amounts = points.map(({ amount }) => amount)
  const goods = sharesOf(priced.goods, amounts)
  const fees = priced.fees.map((fee) => ({
    fee,
    shares: sharesOf(
      fee.amount,
      bearersOf({ perStation: fee.perStation, isAdditional: fee.slot === additionalStation }, amounts)
    )
  }))
  return points.map(({ index, amount }, place) => {
    const own = fees.flatMap(({ fee, shares }) => {
      const share = shares[place] ?? 0
      return share === 0 ? [] : [{ ...fee, amount: share }]
    })
    const total = own.reduce((sum, fee) => sum + fee.amount, goods[place] ?? 0)
    return { index, amount, total, fees: own }
  })
}
