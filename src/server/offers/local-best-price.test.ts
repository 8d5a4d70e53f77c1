import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { TestDatabase } from "../db/testing.ts"
import { localBestPriceCache, localBestPrice } from "./local-best-price.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"
import { Snapshots } from "./snapshots.ts"

const services = sampleSnapshots.pipe(
  Layer.provideMerge(TestDatabase.layerWith("market", Effect.asVoid(fillSmallMarket)))
)

const at = new Date("2026-11-20T13:00:00Z")
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const wishOf = (zipCode: string | undefined, amount = 6000) =>
  ({ countryId: 1, productId: 20, amount, zipCode }) as const

const snapshotNow = Effect.gen(function* () {
  return yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
})

layer(services, { excludeTestServices: true })("the best price", (it) => {
  it.effect("is the cheapest offer of a postal code, or of the country", () =>
    Effect.gen(function* () {
      const snapshot = yield* snapshotNow
      assert.deepStrictEqual(localBestPrice(snapshot, wishOf("10999"), at), {
        productId: 20,
        amount: 6000,
        unitPrice: 405.83,
        totalPrice: 2435,
        currency: "EUR",
        dealerName: 'Müller "Holz" & Söhne </script>\u2028',
        dateTime: "2026-11-20T13:00:00.000Z"
      })
      assert.strictEqual(localBestPrice(snapshot, wishOf(undefined), at)?.totalPrice, 2375)
      assert.strictEqual(localBestPrice(snapshot, wishOf("20095"), at)?.totalPrice, 2580)
      assert.isUndefined(localBestPrice(snapshot, wishOf("90402"), at))
      assert.isUndefined(localBestPrice(snapshot, wishOf("10999", 999), at))
      assert.isUndefined(localBestPrice(snapshot, { ...wishOf("10999"), productId: 21 }, at))
    })
  )

  it.effect("is cached for 120 s, until the list changes or newer entries replace it", () =>
    Effect.gen(function* () {
      const snapshot = yield* snapshotNow
      const cache = localBestPriceCache({ add: () => {} }, 2)
      const ask = (when: Date, zipCode = "10999", of = snapshot) => cache(of, wishOf(zipCode), when)?.dateTime
      const first = at.toISOString()
      assert.strictEqual(ask(at), first)
      assert.strictEqual(ask(later(119)), first)
      assert.strictEqual(ask(later(120)), later(120).toISOString())
      assert.strictEqual(ask(later(121), "10999", { ...snapshot }), later(121).toISOString())
      // the most recently used entry stays; the least recently used entry is dropped
      ask(later(121), "10115")
      ask(later(122), "10999")
      ask(later(122), "20095")
      assert.strictEqual(ask(later(123)), later(122).toISOString())
      assert.strictEqual(ask(later(124), "10115"), later(124).toISOString())
    })
  )
})
