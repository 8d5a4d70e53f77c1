import { describe, expect, it } from "vitest"
import type { OfferFee } from "../offer/offer.ts"
import { orderShares } from "./order-shares.ts"
import { stationPrices } from "./station-prices.ts"

const fee = (key: OfferFee["key"], amount: number, perStation: boolean): OfferFee => ({
  key,
  name: key,
  amount,
  perStation
})
const fees = [fee("BlowingIn", 90, true), fee("AdditionalStation", 50, true), fee("DeliveryTime", 7, false)]
const stations = [{ amount: 1000 }, { amount: 2000 }, { amount: 4000 }]

describe("the share of each station in an order (rule bulk.fee-shares)", () => {
  it("is its part of the goods and fees, and all shares sum up to the total", () => {
    const shares = orderShares({ goodsPrice: 1000, fees }, stations)
    expect(shares).toEqual([14_286 + 3000 + 100, 28_571 + 3000 + 2500 + 200, 57_143 + 3000 + 2500 + 400])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(114_700)
  })

  it("equals what the bulk order page showed", () => {
    const points = stations.map(({ amount }, index) => ({ index, zipCode: "80331", amount }))
    const slots = fees.map(({ amount, perStation }, slot) => ({ slot, amount: amount * 100, perStation }))
    expect(orderShares({ goodsPrice: 1000, fees }, stations)).toEqual(
      stationPrices({ goods: 100_000, fees: slots }, points, 1).map(({ total }) => total)
    )
  })

  it("does not exist for an order with one station", () => {
    expect(orderShares({ goodsPrice: 1000, fees }, [])).toEqual([])
    expect(orderShares({ goodsPrice: 1000, fees }, [{ amount: 6000 }])).toEqual([])
  })
})
