import type { BulkCalculation } from "../../src/domain/bulk/bulk-calculation.ts"
import type { DeliveryPoint } from "../../src/domain/bulk/points-codec.ts"
import { offerOf } from "./offers.ts"

export const munich: DeliveryPoint = { zipCode: "80331", amount: 6000 }
export const nearby: DeliveryPoint = { zipCode: "80333", amount: 4000 }

/** Creates the response for `munich` and `nearby`, with offers of the given number of dealers. */
export const bulkOf = (dealers: number, unreached: ReadonlyArray<number> = []): BulkCalculation => ({
  items: Array.from({ length: dealers }, (_, place) => ({
    offer: { ...offerOf(`b${place}`, 100_000 + place), totalPrice: 3000 + place, goodsPrice: 2900 + place },
    perStation: [
      { index: 1, amount: 6000, totalPrice: 1800 + place, fees: [] },
      { index: 2, amount: 4000, totalPrice: 1200, fees: [] }
    ],
    savingsVersusSingle: 80 - 100 * place
  })),
  matrix:
    dealers === 0
      ? []
      : [
          { amount: 9000, stations: 1, unitPrice: 290 },
          { amount: 9000, stations: 2, unitPrice: 300 }
        ],
  minPerStation: 1000,
  unreached
})
