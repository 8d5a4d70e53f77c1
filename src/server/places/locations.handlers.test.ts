import { gazetteerOf } from "../../domain/place/gazetteer.ts"
import { layerHttpServices } from "@effect/platform-node/NodeHttpServer"
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpApiTest } from "effect/http-api"
import { describe } from "vitest"
import { ByDealerKey, DealerProgram, Guarded, Open, Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { anyOriginLayer } from "../http/front/any-origin.ts"
import { readingLayer } from "../http/reading/reading.ts"
import { validationLayer } from "../http/validation.ts"
import { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { Places } from "../ports/places.ts"
import { locationsHandlers } from "./locations.handlers.ts"

/**
 * Fake `Places`: 01067 is served, 02708 is not, 99999 simulates an unreachable database; no other postal code exists.
 */
const somePlaces = Layer.succeed(Places)({
  here: () => undefined,
  check: (_, zipCode) =>
    zipCode === "99999"
      ? Effect.fail(new DatabaseUnreachable({ cause: "away" }))
      : Effect.succeed(zipCode === "01067" ? "served" : zipCode === "02708" ? "unserved" : "unknown"),
  placesOf: (_, zipCode) => Effect.succeed(zipCode === "02708" ? ["Löbau", "Rosenbach"] : []),
  regionsOf: () => Effect.succeed([]),
  located: () => Effect.succeed(undefined),
  zipOfPlace: () => Effect.succeed(undefined),
  gazetteer: () => Effect.succeed(gazetteerOf([], new Map()))
})

const visitor = { ownerHash: undefined, user: undefined, address: "127.0.0.1" }
const anyone = Layer.mergeAll(
  Layer.succeed(Guarded)((handler) => Effect.provideService(handler, Visitor, visitor)),
  Layer.succeed(Open)((handler) => Effect.provideService(handler, Visitor, visitor)),
  Layer.succeed(ByDealerKey)((handler) =>
    Effect.provideService(handler, DealerProgram, { keyId: 0, dealerId: 0 })
  )
)

const answering = locationsHandlers.pipe(
  Layer.provide(somePlaces),
  Layer.provideMerge(Layer.mergeAll(anyone, anyOriginLayer, readingLayer, validationLayer, layerHttpServices))
)

const calls = HttpApiTest.groups(ShopApi, ["locations"]).pipe(Effect.map(({ locations }) => locations))

describe("the calls about postal codes", () => {
  it.effect("confirm a postal code only if a dealer delivers there", () =>
    Effect.gen(function* () {
      const { checkZip } = yield* calls
      const check = (zipCode: string) => checkZip({ payload: { zipCode, countryId: 1 } })
      assert.deepStrictEqual(yield* Effect.all([check("01067"), check("02708"), check("12345"), check("")]), [
        true,
        false,
        false,
        false
      ])
    }).pipe(Effect.provide(answering))
  )

  it.effect("answer a failed check with 503, never as not served", () =>
    Effect.gen(function* () {
      const { checkZip, checkZips } = yield* calls
      const one = yield* Effect.flip(checkZip({ payload: { zipCode: "99999", countryId: 1 } }))
      assert.strictEqual("code" in one && one.code, "Unavailable")
      const both = [
        { zipCode: "01067", countryId: 1 },
        { zipCode: "99999", countryId: 1 }
      ] as const
      const many = yield* Effect.flip(checkZips({ payload: both }))
      assert.strictEqual("code" in many && many.code, "Unavailable")
    }).pipe(Effect.provide(answering))
  )

  it.effect("name the countries that serve a code, for the hint", () =>
    Effect.gen(function* () {
      const { checkZips } = yield* calls
      const served = yield* checkZips({
        payload: [
          { zipCode: "02708", countryId: 1 },
          { zipCode: "01067", countryId: 2 },
          { zipCode: "1010", countryId: 3 }
        ]
      })
      assert.deepStrictEqual(served, [{ zipCode: "01067", countryId: 2 }])
    }).pipe(Effect.provide(answering))
  )

  it.effect("name the places of a code, and none for one that does not exist", () =>
    Effect.gen(function* () {
      const { placesOfZip } = yield* calls
      assert.deepStrictEqual(yield* placesOfZip({ params: { countryId: 1, zipCode: "02708" } }), [
        "Löbau",
        "Rosenbach"
      ])
      assert.deepStrictEqual(yield* placesOfZip({ params: { countryId: 1, zipCode: "00000" } }), [])
    }).pipe(Effect.provide(answering))
  )
})
