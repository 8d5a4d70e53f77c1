import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { gazetteerOf } from "../../domain/place/gazetteer.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import { TestDatabase } from "../db/testing.ts"
import { listOffers, offerListJson, toOfferList } from "./offer-list.ts"
import { placesWith } from "./places.test-support.ts"
import { sampleSnapshotsWith } from "./sample-snapshots.test-support.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { Snapshots } from "./snapshots.ts"

const mitte = { latitude: 52.532, longitude: 13.385 }
const potsdam = { latitude: 52.4, longitude: 13.06 }

const town = (zipCode: string, point: typeof mitte | null) => ({
  zipCode,
  name: "Berlin",
  regionCode: "BE",
  countyCode: null,
  countyName: null,
  point
})

const places = placesWith({
  gazetteer: () => Effect.succeed(gazetteerOf([town("10115", mitte), town("10119", null)], new Map()))
})

const fill = Effect.gen(function* () {
  yield* fillSmallMarket
  const sql = yield* SqlClient
  // all other branches have the coordinates of their postal code
  yield* sql`
    update branch set latitude = ${potsdam.latitude}, longitude = ${potsdam.longitude} where dealer_id = 100003`
})

const pointsAreKnown = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* loadReferenceData
  yield* sql`
    insert into place (country_id, zip_code, name, region_code, latitude, longitude)
    values (1, '10115', 'Berlin', 'BE', ${mitte.latitude}, ${mitte.longitude})`
})

const services = sampleSnapshotsWith(() => {}, places).pipe(
  Layer.provideMerge(TestDatabase.layerWith("distances", Effect.asVoid(fill)))
)

const at = new Date("2026-11-20T13:00:00Z")

const listAt = (zipCode: string) =>
  Effect.gen(function* () {
    const snapshot = yield* (yield* Snapshots).apart(1, 3, dayOfIso("2026-11-20") ?? 0)
    return listOffers(snapshot, completeCalculation({ zipCode }, configurationOf(1, 3)), at)
  })

const distances = (json: string) => [...json.matchAll(/"Distance":(\d+|null)/gu)].map(([, km]) => km)

layer(services, { excludeTestServices: true })("the distance of a dealer", (it) => {
  it.effect("is missing if places have no coordinates, as in the sample data", () =>
    Effect.gen(function* () {
      assert.notInclude(offerListJson(yield* listAt("10115")), "Distance")
    })
  )

  it.effect("is that of the nearest branch, in whole km, if both coordinates are known", () =>
    Effect.gen(function* () {
      yield* pointsAreKnown
      const listing = yield* listAt("10115")
      const { items } = toOfferList(listing)
      assert.deepStrictEqual(
        items.map(({ dealerId, distance }) => [dealerId, distance]),
        [
          [100_001, 0],
          [100_002, 0],
          [100_003, 26]
        ]
      )
      assert.deepStrictEqual(distances(offerListJson(listing)), ["0", "0", "26"])
      assert.deepStrictEqual(distances(offerListJson(yield* listAt("10119"))), ["null", "null"])
    })
  )
})
