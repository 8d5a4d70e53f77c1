import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import { HttpApiTest } from "effect/http-api"
import { ByDealerKey, DealerProgram, Guarded, Open, Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { insertMany } from "../db/insert-many.ts"
import { TestDatabase } from "../db/testing.ts"
import { anyOriginLayer } from "../http/front/any-origin.ts"
import { readingLayer } from "../http/reading/reading.ts"
import { validationLayer } from "../http/validation.ts"
import { noCounts } from "../testing/no-counts.test-support.ts"
import { bulkOrderHandlers } from "./bulk-order.handlers.ts"
import { kalkulationHandlers } from "./kalkulation.handlers.ts"
import { placesWith } from "./places.test-support.ts"
import { offersLayer } from "./offers.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"

const anonymous = { ownerHash: undefined, user: undefined, address: "127.0.0.1" }
const program = { keyId: 0, dealerId: 0 }
const middleware = Layer.mergeAll(
  anyOriginLayer,
  readingLayer,
  validationLayer,
  Layer.succeed(Guarded)((handler) => Effect.provideService(handler, Visitor, anonymous)),
  Layer.succeed(Open)((handler) => Effect.provideService(handler, Visitor, anonymous)),
  Layer.succeed(ByDealerKey)((handler) => Effect.provideService(handler, DealerProgram, program)),
  HttpServer.layerServices
)

/** The prefixes of the market's dealers cover 10100, but this postal code does not exist. */
const places = placesWith({
  check: (_, zipCode) => Effect.succeed(zipCode === "10100" ? "unknown" : "served"),
  regionsOf: (_, zipCode) => Effect.succeed(zipCode === "10999" ? ["BY", "BE"] : ["BE"])
})

const fee = (fee_key: string, option_id: number) => ({
  dealer_id: 100_001,
  product_group_id: 3,
  fee_key,
  option_id,
  basis: "order",
  amount: 1500
})
/** Fees with which dealer 100001 offers delivery on a requested day and to several points. */
const comesOnWish = insertMany("dealer_fee", [fee("DesiredDate", 141), fee("AdditionalStation", 0)])

const services = Layer.merge(kalkulationHandlers, bulkOrderHandlers).pipe(
  Layer.provide([noCounts, offersLayer]),
  Layer.provide(places),
  Layer.provide(sampleSnapshots),
  Layer.provide(
    TestDatabase.layerWith("marketOnWish", Effect.asVoid(Effect.andThen(fillSmallMarket, comesOnWish)))
  ),
  Layer.provideMerge(middleware)
)

/** Friday 20 November 2026, 14:00 in Berlin. */
const friday = Date.parse("2026-11-20T13:00:00Z")

/** Provides a clock with a fixed time whose timers still run, since the database uses them. */
const standingAt = (millis: number) =>
  Effect.provideServiceEffect(
    Clock.Clock,
    Clock.clockWith((clock) =>
      Effect.succeed({
        monotonicTimeNanos: clock.monotonicTimeNanos,
        monotonicTimeNanosUnsafe: clock.monotonicTimeNanosUnsafe.bind(clock),
        sleep: clock.sleep.bind(clock),
        currentTimeNanos: clock.currentTimeNanos,
        currentTimeNanosUnsafe: clock.currentTimeNanosUnsafe.bind(clock),
        currentTimeMillisUnsafe: () => millis,
        currentTimeMillis: Effect.succeed(millis)
      })
    )
  )

const client = Effect.map(HttpApiTest.groups(ShopApi, ["kalkulation"]), ({ kalkulation }) => kalkulation)
const onFriday = standingAt(friday)
const wish = (partial: PartialCalculation) =>
  completeCalculation({ zipCode: "10115", amount: 6000, ...partial }, configurationOf(1, 3))

const express = [{ id: 111 }]

layer(services, { excludeTestServices: true })("the calls about offers", (it) => {
  it.effect("list the available choices", () =>
    onFriday(
      Effect.gen(function* () {
        const { init } = yield* client
        const { stationsList, ...told } = yield* init({ params: { countryId: 3, productGroupId: 1 } })
        assert.deepStrictEqual(told, configurationOf(3, 1))
        assert.deepStrictEqual(stationsList, told.stationList)
      })
    )
  )

  it.effect("list nothing for an unknown postal code", () =>
    onFriday(
      Effect.gen(function* () {
        const { calculate } = yield* client
        const list = yield* calculate({ payload: wish({ zipCode: "10100" }) })
        assert.deepStrictEqual(list.items, [])
        assert.isFalse(list.hasDefaultOffers)
      })
    )
  )

  it.effect("list the offers of a postal code in order, one per dealer", () =>
    onFriday(
      Effect.gen(function* () {
        const { calculate } = yield* client
        const list = yield* calculate({ payload: wish({}) })
        assert.deepStrictEqual(
          list.items.map(({ dealerId, totalPrice, endDeliveryPeriodDate }) => [
            dealerId,
            totalPrice,
            endDeliveryPeriodDate
          ]),
          [
            [100_001, 2375, "2026-11-30"],
            [100_002, 2549.99, "2026-11-27"],
            [100_003, 2580, "2026-12-09"]
          ]
        )
        assert.deepStrictEqual(
          list.items.map((offer) => offer.badges),
          [["Cheapest", "BestRated"], ["Fastest"], []]
        )
        assert.isFalse(list.hasDefaultOffers)
        assert.strictEqual(list.calculatedAt, "2026-11-20T13:00:00.000Z")
        assert.strictEqual(list.validUntil, "2026-11-20T13:30:00.000Z")
      })
    )
  )

  it.effect("list offers with default options, marked, if no dealer sells the requested ones", () =>
    onFriday(
      Effect.gen(function* () {
        const { calculate, calculateDefault } = yield* client
        const none = wish({ parameters: [{ id: 110 }] })
        const list = yield* calculate({ payload: none })
        assert.strictEqual(list.items.length, 3)
        assert.isTrue(list.hasDefaultOffers)
        const own = yield* calculate({ payload: wish({ parameters: express }) })
        assert.deepStrictEqual(
          own.items.map((offer) => offer.dealerId),
          [100_001]
        )
        assert.isFalse(own.hasDefaultOffers)
        const configuration = wish({ parameters: express })
        const other = yield* calculateDefault({ payload: { configuration, zipCode: "10999", amount: 5000 } })
        assert.deepStrictEqual(
          other.items.map((offer) => [offer.dealerId, offer.totalPrice]),
          [[100_001, 2035]]
        )
        const unsold = yield* calculate({ payload: wish({ zipCode: "90402" }) })
        assert.deepStrictEqual([unsold.items, unsold.hasDefaultOffers], [[], false])
      })
    )
  )

  it.effect(
    "list no delivery on a holiday that only the place's state has (rule delivery.state-holidays)",
    () =>
      standingAt(Date.parse("2026-12-04T13:00:00Z"))(
        Effect.gen(function* () {
          const { kalkulation, bulkOrder } = yield* HttpApiTest.groups(ShopApi, ["kalkulation", "bulkOrder"])
          const { calculate, calculateForOrder, upselling } = kalkulation
          const at = Effect.fnUntraced(function* (zipCode: string, desiredDate: string) {
            const payload = wish({ zipCode, parameters: [{ id: 141, desiredDate }] })
            const { items, hasDefaultOffers } = yield* calculate({ payload })
            return hasDefaultOffers ? "otherwise" : items.length > 0 ? "offered" : "nothing"
          })
          assert.strictEqual(yield* at("10115", "2027-01-06"), "offered")
          assert.strictEqual(yield* at("10999", "2027-01-06"), "otherwise")
          assert.strictEqual(yield* at("10999", "2027-01-07"), "offered")
          assert.strictEqual(yield* at("10999", "2026-12-25"), "otherwise", "as on a holiday of the country")

          const onDay = (zipCode: string, desiredDate: string) =>
            wish({ zipCode, parameters: [{ id: 141, desiredDate }] })
          const ordered = (configuration: ReturnType<typeof wish>) =>
            calculateForOrder({ payload: { configuration, dealerId: 100_001 } }).pipe(
              Effect.match({
                onFailure: (error) => ("code" in error ? error.code : error.message),
                onSuccess: ({ offer }) => offer.dealerId
              })
            )
          assert.strictEqual(yield* ordered(onDay("10999", "2027-01-06")), "NotFound")
          assert.strictEqual(yield* ordered(onDay("10999", "2027-01-07")), 100_001)
          const points = [
            { zipCode: "10115", amount: 3000 },
            { zipCode: "10999", amount: 3000 }
          ]
          const together = { ...onDay("10115", "2027-01-06"), points, stations: 2 }
          assert.strictEqual(yield* ordered(together), "NotFound", "one of the points is closed")

          const offeredBeside = (zipCode: string, desiredDate: string) =>
            Effect.map(
              upselling({ payload: onDay(zipCode, desiredDate), query: { upsellingKey: 10_000 } }),
              (deltas) => deltas.find(({ foreignId }) => foreignId === 141)?.available
            )
          assert.isFalse(yield* offeredBeside("10999", "2027-01-06"))
          assert.isTrue(yield* offeredBeside("10999", "2027-01-07"))
          assert.isTrue(yield* offeredBeside("10115", "2027-01-06"))

          const bulk = (desiredDate: string) =>
            Effect.map(
              bulkOrder.calculate({
                payload: {
                  countryId: 1,
                  productGroupId: 3,
                  productId: -1,
                  parameters: [{ id: 141, desiredDate }],
                  stations: points.map((point, place) => ({ index: place + 1, ...point }))
                }
              }),
              ({ items }) => items.map(({ offer }) => offer.dealerId)
            )
          assert.deepStrictEqual(yield* bulk("2027-01-06"), [])
          assert.deepStrictEqual(yield* bulk("2027-01-07"), [100_001])
          // the alternatives shown with a list are never priced for a holiday: the tenth workday would be the holiday
          // 2027-01-06
          const sample = standingAt(Date.parse("2026-12-21T13:00:00Z"))(
            upselling({ payload: wish({ zipCode: "10999" }), query: { upsellingKey: 10_000 } })
          )
          assert.isTrue((yield* sample).find(({ foreignId }) => foreignId === 141)?.available)
        })
      )
  )

  it.effect("refuse invalid calculations, field by field", () =>
    onFriday(
      Effect.gen(function* () {
        const { calculate, calculateForOrder } = yield* client
        const refused = yield* Effect.flip(calculate({ payload: wish({ zipCode: "1011", amount: 500 }) }))
        assert.deepInclude(refused, {
          code: "Invalid",
          problems: [
            { code: "zipInvalid", field: "ZipCode", params: {} },
            { code: "amountMin", field: "Amount", params: { min: 1000, max: 20_000 } }
          ]
        })
        const payload = { configuration: wish({ zipCode: "" }), dealerId: 100_001, offerHash: "" }
        assert.deepInclude(yield* Effect.flip(calculateForOrder({ payload })), {
          problems: [{ code: "zipRequired", field: "Configuration.ZipCode", params: {} }]
        })
      })
    )
  )

  it.effect("calculate the offer of one dealer again and report whether it is the one that was shown", () =>
    onFriday(
      Effect.gen(function* () {
        const { calculate, calculateForOrder } = yield* client
        const again = (dealerId: number, offerHash: string) =>
          calculateForOrder({ payload: { configuration: wish({}), dealerId, offerHash } })
        const [seen] = (yield* calculate({ payload: wish({}) })).items
        if (seen === undefined) return assert.fail("no dealer sells")
        const { hash, hashAgain, ...known } = seen
        assert.strictEqual(hashAgain, hash)
        const children = known.children.map(({ hashAgain: _, ...child }) => child)
        assert.deepStrictEqual(yield* again(100_001, hash), {
          offer: { ...known, hash, children },
          priceChanged: false,
          previousTotalPrice: seen.totalPrice,
          problems: []
        })
        assert.deepInclude(yield* again(100_001, "another"), { priceChanged: true, previousTotalPrice: null })
        assert.deepInclude(yield* Effect.flip(again(100_004, hash)), { code: "NotFound" })
        // after the cut-off the dealer delivers a workday later
        const later = yield* standingAt(friday + 3_600_000)(again(100_001, hash))
        assert.isTrue(later.priceChanged)
        assert.strictEqual(later.offer.endDeliveryPeriodDate, "2026-12-01")
      })
    )
  )

  it.effect("name the cheapest dealers of a country", () =>
    onFriday(
      Effect.gen(function* () {
        const { bestPrice } = yield* client
        const best = yield* bestPrice({ query: { countryId: 1 } })
        assert.deepStrictEqual(
          best.map((each) => [each.dealerId, each.totalPrice, each.unitPrice, each.certificationIds]),
          [
            [100_001, 2375, 395.83, [2]],
            [100_002, 2549.99, 425, []],
            [100_003, 2580, 430, [1]]
          ]
        )
        assert.deepStrictEqual(yield* bestPrice({ query: { countryId: 1, amount: 999 } }), [])
        assert.deepStrictEqual(yield* bestPrice({ query: { countryId: 2 } }), [])
      })
    )
  )
})
