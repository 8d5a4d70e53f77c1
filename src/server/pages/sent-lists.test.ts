import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { openPages } from "./pages.test-support.ts"

layer(SampleApi, realTime)("pages with a list of offers (rule figures.searches)", (it) => {
  it.effect("report it each time that they are sent, also from memory and as unchanged", () =>
    Effect.gen(function* () {
      const told: Array<readonly [method: string | undefined, CountedSearch]> = []
      const { get, renders } = yield* openPages(undefined, {
        onSearch: ({ method }, search) => told.push([method, search])
      })
      const { zipCode } = yield* servedPlace
      const path = `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`
      const first = yield* get(path)
      assert.strictEqual(first.status, 200)
      const again = yield* get(path, { "if-none-match": first.headers.etag ?? "" })
      assert.strictEqual(again.status, 304)
      const dealerIds = told[0]?.[1].dealerIds ?? []
      assert.isAbove(dealerIds.length, 1)
      assert.strictEqual(new Set(dealerIds).size, dealerIds.length)
      const search = { countryId: 1, productGroupId: 3, zipCode, dealerIds } as const
      assert.deepStrictEqual(told, [
        ["GET", search],
        ["GET", search]
      ])
      assert.strictEqual(renders(), 1)
      yield* get("/holzpellets-lose/angebotsliste?zipCode=26465&amount=6000")
      assert.deepStrictEqual(told[2]?.[1], { ...search, zipCode: "26465", dealerIds: [] })
      // neither an offer list without a place nor any other page is counted as a sent list
      yield* get("/holzpellets-lose/angebotsliste")
      yield* get("/impressum")
      assert.lengthOf(told, 3)
    })
  )
})
