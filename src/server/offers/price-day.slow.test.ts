import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { countryIds } from "../../domain/place/country.ts"
import { priceDay } from "../price-day.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { allZips, loosePellets, meanOfCheapest, sacks, stored } from "./price-day.test-support.ts"

layer(SampleApi, realTime)("the day's price of a country", (it) => {
  it.effect("is the mean of the cheapest offers of all its postal codes, loose and by the pallet", () =>
    Effect.gen(function* () {
      const { atThatTime } = yield* TestApi
      yield* atThatTime(priceDay)
      const zips = yield* allZips()
      const meanOf = yield* meanOfCheapest
      for (const goods of [loosePellets, sacks]) {
        const prices = yield* stored(sampleDay, goods.productId)
        for (const countryId of countryIds) {
          const mean = yield* meanOf(
            zips.filter((each) => each.countryId === countryId),
            goods
          )
          assert.isDefined(mean)
          assert.strictEqual(prices.get(`${countryId} `), mean, `${countryId} ${goods.productId}`)
        }
      }
    })
  )
})
