import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import fc from "fast-check"
import { withChoice } from "../../domain/calculator/choice.ts"
import { alternativesOf, upsellingKeys } from "../../domain/calculator/upselling.ts"
import { countryIds } from "../../domain/place/country.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import type { OfferList } from "../../domain/offer/offer.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { TestDatabase } from "../db/testing.ts"
import { momentOf } from "./day-terms.ts"
import { noRegions } from "./places.test-support.ts"
import { offersLayer } from "./offers.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"
import { Snapshots } from "./snapshots.ts"
import { upsellingDeltas } from "./upselling.ts"
import { Offers } from "../ports/offers.ts"
import { loadSampleData } from "../sample-data/load.ts"

/** Friday at noon; ten workdays later is Friday, 4 December. */
const at = new Date("2026-11-20T11:00:00Z")
const inTenWorkdays = "2026-12-04"

const fill = loadSampleData({
  seed: 7,
  today: "2026-11-20",
  progress: () => {},
  scale: 0.01,
  dealers: 45,
  offersPerZip: 8
})

const services = offersLayer.pipe(
  Layer.provide(noRegions),
  Layer.provideMerge(sampleSnapshots),
  Layer.provideMerge(TestDatabase.layerWith("upselling", fill))
)

/** Generates a request at one of these postal codes, and an upselling key. */
const casesAt = (codes: ReadonlyArray<{ readonly country: number; readonly zip: string }>) =>
  fc.tuple(fc.constantFrom(...countryIds), fc.constantFrom(...productGroups)).chain(([countryId, { id }]) => {
    const data = configurationOf(countryId, id)
    const parameters = data.groups.flatMap((group) =>
      group.parameters.map((option) => ({ id: option.id, desiredDate: "2026-12-09" }))
    )
    return fc
      .record({
        zipCode: fc.constantFrom(
          ...codes.filter(({ country }) => country === countryId).map(({ zip }) => zip)
        ),
        amount: fc.integer({ min: data.limits.min, max: data.limits.max }),
        stations: fc.constantFrom(1, 1, 2, 3),
        parameters: fc.subarray(parameters, { maxLength: 2 }),
        appointmentPlus: fc.boolean(),
        key: fc.constantFrom(...Object.values(upsellingKeys))
      })
      .map(({ key, ...wish }) => ({ key, data, calculation: completeCalculation(wish, data) }))
      .filter(({ calculation }) => calculationProblems(calculation).length === 0)
  })

const cheapestOf = ({ items }: OfferList) =>
  items.toSorted((one, other) => one.totalPrice - other.totalPrice)[0]

layer(services, { excludeTestServices: true })("price differences of possible choices", (it) => {
  it.effect("equal the difference of two answers of berechnen, for 200 requests", () =>
    Effect.gen(function* () {
      const offers = yield* Offers
      const snapshots = yield* Snapshots
      const sql = yield* SqlClient
      const codes = yield* sql<{ readonly country: number; readonly zip: string }>`
        select country_id as country, rpad(zip_prefixes[1], case country_id when 1 then 5 else 4 end, '0') as zip
        from delivery_area`
      const seen = { dearer: 0, cheaper: 0, same: 0, none: 0 }
      for (const { key, data, calculation } of fc.sample(casesAt(codes), {
        seed: 20_261_121,
        numRuns: 200
      })) {
        const { countryId, productGroupId } = calculation
        const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
        const deltas = upsellingDeltas(snapshot, calculation, key, at)
        const alternatives = alternativesOf(key, calculation, data, inTenWorkdays)
        assert.deepStrictEqual(
          deltas.map(({ foreignId }) => foreignId),
          alternatives.map(({ foreignId }) => foreignId)
        )
        const shown = cheapestOf(yield* offers.calculate(calculation, at))
        for (const [index, { choice }] of alternatives.entries()) {
          const list = yield* offers.calculate(withChoice(calculation, data, choice), at)
          const other = list.hasDefaultOffers ? undefined : cheapestOf(list)
          const totalCents =
            other === undefined || shown === undefined
              ? 0
              : fromDecimal(other.totalPrice) - fromDecimal(shown.totalPrice)
          const unitCents =
            other === undefined || shown === undefined
              ? 0
              : fromDecimal(other.unitPrice) - fromDecimal(shown.unitPrice)
          assert.deepInclude(deltas[index], {
            available: other !== undefined,
            totalPrice: other?.totalPrice ?? 0,
            totalPriceDelta: totalCents / 100,
            unitPriceDelta: unitCents / 100
          })
          if (other === undefined) seen.none += 1
          else if (totalCents > 0) seen.dearer += 1
          else if (totalCents < 0) seen.cheaper += 1
          else seen.same += 1
        }
      }
      // the requests cover the intended cases
      for (const count of Object.values(seen)) assert.isAbove(count, 20, JSON.stringify(seen))
    })
  )
})
