import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../domain/place/country.ts"
import { insertMany } from "../db/insert-many.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import { TestDatabase } from "../db/testing.ts"
import { locatedZips } from "../offers/located-zips.ts"
import { Places } from "../ports/places.ts"
import { placesLayer } from "./places-live.ts"

const place = (
  country_id: number,
  zip_code: string,
  name: string,
  region_code: string,
  county_code: string | null = null
) => ({
  country_id,
  zip_code,
  name,
  region_code,
  county_code,
  county_name: county_code === null ? null : `Kreis ${county_code}`
})

/** Adds one dealer who delivers to 01… in Germany and to 9490 in Liechtenstein. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* loadReferenceData
  yield* insertMany("place", [
    place(1, "01067", "Dresden", "SN"),
    place(1, "02708", "Löbau", "SN"),
    place(1, "02708", "Äußere Stadt", "SN"),
    place(2, "1010", "Wien", "W"),
    // a postal code on a border, most of whose places in one county are in the state with fewer places
    place(1, "07366", "Blankenstein", "TH", "16075"),
    place(1, "07366", "Harra", "TH", "16074"),
    place(1, "07366", "Pottiga", "TH", "16073"),
    place(1, "07366", "Issigau", "BY", "09475"),
    place(1, "07366", "Lichtenberg", "BY", "09475"),
    // a postal code whose places are in two federal states
    place(1, "07389", "Ranis", "TH"),
    place(1, "07389", "Seisla", "BY"),
    place(1, "07389", "Wilhelmsdorf", "TH"),
    place(3, "9490", "Vaduz", "LI"),
    place(3, "9491", "Ruggell", "LI")
  ])
  yield* sql`
    insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
      payment_ids, default_payment_id)
    values (100000, 1, 'A', 'a', 'Weg 1', '01067', 'Dresden', '1', 'a@b.example', 0, 0, '{40}', 40)`
  yield* sql`
    insert into branch (id, dealer_id, name, street, zip_code, city)
    values (1, 100000, 'A', 'Weg 1', '01067', 'Dresden')`
  yield* insertMany("delivery_area", [
    {
      id: 1,
      dealer_id: 100_000,
      branch_id: 1,
      country_id: 1,
      zip_prefixes: ["01", "99"],
      lead_workdays: 2,
      window_workdays: 3
    },
    {
      id: 2,
      dealer_id: 100_000,
      branch_id: 1,
      country_id: 3,
      zip_prefixes: ["9490"],
      lead_workdays: 2,
      window_workdays: 3
    }
  ])
})

const filled = Layer.effectDiscard(Effect.orDie(fill)).pipe(Layer.provideMerge(TestDatabase.layer))

layer(placesLayer.pipe(Layer.provideMerge(filled)))("places", (it) => {
  it.effect("are served if a dealer's area has a prefix of the code", () =>
    Effect.gen(function* () {
      const { check } = yield* Places
      assert.strictEqual(yield* check(1, "01067"), "served")
      assert.strictEqual(yield* check(3, "9490"), "served")
    })
  )

  it.effect("are unserved if none has, also in a country without any dealer", () =>
    Effect.gen(function* () {
      const { check } = yield* Places
      assert.strictEqual(yield* check(1, "02708"), "unserved")
      assert.strictEqual(yield* check(2, "1010"), "unserved")
      assert.strictEqual(yield* check(3, "9491"), "unserved")
    })
  )

  it.effect("are unknown if the country has no such code, even within an area", () =>
    Effect.gen(function* () {
      const { check, placesOf } = yield* Places
      assert.strictEqual(yield* check(1, "99999"), "unknown")
      assert.strictEqual(yield* check(2, "9490"), "unknown")
      assert.deepStrictEqual(yield* placesOf(1, "99999"), [])
    })
  )

  it.effect("are found by their name in any spelling, also with umlauts spelled out", () =>
    Effect.gen(function* () {
      const { zipOfPlace } = yield* Places
      for (const name of ["Löbau", " LÖBAU ", "Loebau", "Lo\u0308bau"])
        assert.strictEqual(yield* zipOfPlace(1, name), "02708", name)
      assert.strictEqual(yield* zipOfPlace(1, "Aeussere-Stadt"), "02708")
      for (const name of ["", "-", "Löb", "Wien"]) assert.isUndefined(yield* zipOfPlace(1, name), name)
    })
  )

  it.effect("are listed in alphabetical order", () =>
    Effect.gen(function* () {
      const { placesOf } = yield* Places
      assert.deepStrictEqual(yield* placesOf(1, "02708"), ["Äußere Stadt", "Löbau"])
    })
  )
})

layer(placesLayer.pipe(Layer.provideMerge(filled)))("places in memory", (it) => {
  it.effect("are available at once after their country was read", () =>
    Effect.gen(function* () {
      const { check, here } = yield* Places
      assert.isUndefined(here(1))
      // the places are cached only after the server has begun to listen for notifications
      yield* Effect.repeat(Effect.andThen(Effect.yieldNow, check(1, "01067")), {
        until: () => here(1) !== undefined
      })
      assert.strictEqual(here(1)?.check("01067"), "served")
      assert.deepStrictEqual(here(1)?.regionsOf("07389"), ["TH", "BY"])
      assert.isUndefined(here(2))
    })
  )
})

layer(placesLayer.pipe(Layer.provideMerge(filled)))("the regions of a code", (it) => {
  it.effect("are those of its places, the one with the most first", () =>
    Effect.gen(function* () {
      const { regionsOf } = yield* Places
      assert.deepStrictEqual(yield* regionsOf(1, "01067"), ["SN"])
      assert.deepStrictEqual(yield* regionsOf(1, "07389"), ["TH", "BY"])
      assert.deepStrictEqual(yield* regionsOf(1, "99999"), [])
      assert.deepStrictEqual(yield* regionsOf(2, "9490"), [])
    })
  )
})

layer(placesLayer.pipe(Layer.provideMerge(filled)))("the county of a code", (it) => {
  it.effect("is in the code's own state, for pages as for the price index", () =>
    Effect.gen(function* () {
      const { located } = yield* Places
      assert.deepStrictEqual(yield* located(1, "07366"), {
        zipCode: "07366",
        regionCode: "TH",
        countyCode: "16073",
        countyName: "Kreis 16073"
      })
      for (const countryId of countryIds)
        for (const zip of yield* locatedZips(countryId))
          assert.deepStrictEqual(yield* located(countryId, zip.zipCode), zip, zip.zipCode)
    })
  )
})

layer(placesLayer.pipe(Layer.provideMerge(filled)))("places that change", (it) => {
  it.effect("are announced to every server by the database", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { check } = yield* Places
      assert.strictEqual(yield* check(1, "03046"), "unknown")
      yield* insertMany("place", [place(1, "03046", "Cottbus", "BB")])
      // waits for the notification, not for a fixed time: if the notification is lost, the test times out
      yield* Effect.repeat(Effect.andThen(sql`select 1`, check(1, "03046")), {
        until: (verdict) => verdict === "unserved"
      })
      yield* sql`update delivery_area set zip_prefixes = '{03}' where id = 1`
      yield* Effect.repeat(Effect.andThen(sql`select 1`, check(1, "03046")), {
        until: (verdict) => verdict === "served"
      })
      assert.strictEqual(yield* check(1, "01067"), "unserved")
    })
  )
})
