import { gazetteerOf } from "../../domain/place/gazetteer.ts"
import { layerHttpServices } from "@effect/platform-node/NodeHttpServer"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpApiTest } from "effect/http-api"
import { ByDealerKey, DealerProgram, Guarded, Open, Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { anyOriginLayer } from "../http/front/any-origin.ts"
import { readingLayer } from "../http/reading/reading.ts"
import { validationLayer } from "../http/validation.ts"
import { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { siteHandlers } from "./site.handlers.ts"
import { TrustedShops } from "./trusted-shops.ts"

/** Fake places: 80331 is in Bavaria, 99999 simulates an unreachable database; nothing else exists. */
const somePlaces = Layer.succeed(Places)({
  here: () => undefined,
  check: () => Effect.succeed("unknown"),
  placesOf: () => Effect.succeed([]),
  regionsOf: (_, zipCode) =>
    zipCode === "99999"
      ? Effect.fail(new DatabaseUnreachable({ cause: "away" }))
      : Effect.succeed(zipCode === "80331" ? ["BY"] : []),
  located: () => Effect.succeed(undefined),
  zipOfPlace: (_, name) => Effect.succeed(name === "München" ? "80331" : undefined),
  gazetteer: () => Effect.succeed(gazetteerOf([], new Map()))
})

const url = "https://partner.example"
const { locales } = sampleSite
const site = Layer.succeed(ShopSite)({
  ...sampleSite,
  locales: { ...locales, "de-AT": { ...locales["de-AT"], enwego: { url, zipPrefixes: ["10"] } } }
})

const visitor = { ownerHash: undefined, user: undefined, address: "127.0.0.1" }
const anyone = Layer.mergeAll(
  Layer.succeed(Guarded)((handler) => Effect.provideService(handler, Visitor, visitor)),
  Layer.succeed(Open)((handler) => Effect.provideService(handler, Visitor, visitor)),
  Layer.succeed(ByDealerKey)((handler) =>
    Effect.provideService(handler, DealerProgram, { keyId: 0, dealerId: 0 })
  )
)

const answering = siteHandlers.pipe(
  Layer.provide([
    somePlaces,
    site,
    Layer.succeed(TrustedShops)({ quality: () => Effect.succeed(undefined) })
  ]),
  Layer.provideMerge(Layer.mergeAll(anyone, anyOriginLayer, readingLayer, validationLayer, layerHttpServices))
)

const calls = Effect.map(HttpApiTest.groups(ShopApi, ["site"]), (groups) => groups.site)

layer(answering)("the calls about the site", (it) => {
  it.effect("say whether a path is a postal code's local page, and 503 if that is unknown", () =>
    Effect.gen(function* () {
      const { checkStatePage, checkCityPage } = yield* calls
      const check = (zipCode: string) =>
        checkStatePage({ params: { countryId: 1, state: "bayern" }, query: { zipCode } })
      const validLocationUrl = "/pelletpreise/bayern/80331"
      assert.deepStrictEqual(yield* check("80331"), { valid: true, validLocationUrl })
      assert.deepStrictEqual(yield* check("80332"), { valid: false, validLocationUrl: "" })
      const params = { countryId: 1, state: "bayern", countyOrCityZip: "muenchen", cityZip: "80333" } as const
      assert.deepStrictEqual(yield* checkCityPage({ params, query: { zipCode: "80331" } }), {
        valid: false,
        validLocationUrl
      })
      assert.deepInclude(yield* Effect.flip(check("99999")), { code: "Unavailable" })
    })
  )

  it.effect("redirect to the page of a postal code or place name, otherwise to the overview", () =>
    Effect.gen(function* () {
      const { localRedirect } = yield* calls
      const ask = (query: { readonly city?: string; readonly zipCode?: string }) =>
        Effect.map(localRedirect({ params: { countryId: 1 }, query }), ({ url: path }) => path)
      const page = "/pelletpreise/bayern/80331"
      assert.strictEqual(yield* ask({ zipCode: "80331", city: "Berlin" }), page)
      assert.strictEqual(yield* ask({ zipCode: "München", city: "München" }), page)
      assert.strictEqual(yield* ask({ zipCode: "80313", city: "München" }), page)
      const unread = { city: "\u0000".repeat(200), zipCode: "'; drop table place" }
      for (const query of [{}, { zipCode: "12345" }, { city: "Nirgendwo" }, { zipCode: "99999" }, unread])
        assert.strictEqual(yield* ask(query), "/pelletpreise")
    })
  )

  it.effect("show the partner in its country and at the postal codes that it serves", () =>
    Effect.gen(function* () {
      const { enwego } = yield* calls
      const ask = (countryId: 1 | 2, zipCode?: string) =>
        Effect.map(
          enwego({ query: zipCode === undefined ? { countryId } : { countryId, zipCode } }),
          ({ payload }) => payload
        )
      assert.deepStrictEqual(yield* ask(2, "1010"), { available: true, url })
      assert.deepStrictEqual(yield* ask(2), { available: true, url })
      assert.deepStrictEqual(yield* ask(2, "8010"), { available: false, url: "" })
      assert.deepStrictEqual(yield* ask(1, "10115"), { available: false, url: "" })
    })
  )
})
