import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { type UpsellingSubject, upsellingKeys } from "../../domain/calculator/upselling.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { TestDatabase } from "../db/testing.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"
import { Snapshots } from "./snapshots.ts"
import { nothingAvailable, upsellingDeltas } from "./upselling.ts"

const services = sampleSnapshots.pipe(
  Layer.provideMerge(TestDatabase.layerWith("market", Effect.asVoid(fillSmallMarket)))
)

const at = new Date("2026-11-20T13:00:00Z")
const wishOf = (wish: PartialCalculation) =>
  completeCalculation({ zipCode: "10115", amount: 6000, ...wish }, configurationOf(1, 3))

/**
 * Returns for each alternative its id, the difference in unit price and the difference in total price; only the id if
 * no dealer sells the alternative.
 */
const deltasOf = Effect.fnUntraced(function* (subject: UpsellingSubject, wish: PartialCalculation = {}) {
  const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
  const deltas = upsellingDeltas(snapshot, wishOf(wish), upsellingKeys[subject], at)
  for (const { available, unitPriceDelta, totalPriceDelta } of deltas)
    if (!available) assert.deepStrictEqual([unitPriceDelta, totalPriceDelta], [0, 0])
  return deltas.map(({ foreignId, unitPriceDelta, totalPriceDelta, available }) =>
    available ? [foreignId, unitPriceDelta, totalPriceDelta] : foreignId
  )
})

layer(services, { excludeTestServices: true })("price differences of possible choices", (it) => {
  it.effect("are 0 for the current choice, else between the cheapest offers, none if not sold", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* deltasOf("delivery"), [
        [108, 0, 0],
        [109, 0, 0],
        110,
        [111, 16.5, 99],
        [131, 0, 0],
        132,
        133,
        [-18, 0, 0],
        [40, 0, 0],
        42,
        45,
        [127, 0, 0],
        128,
        129,
        [159, 0, 0],
        160,
        161,
        [-130, 0, 0],
        141
      ])
      assert.deepStrictEqual(yield* deltasOf("setting"), [[1, 37.34, 223.99]])
      assert.deepStrictEqual(yield* deltasOf("product"), [[20, 0, 0], 21])
      assert.deepStrictEqual(yield* deltasOf("stations"), [[1, 0, 0], 2, 3, 4, 5])
      assert.deepStrictEqual(yield* deltasOf("blowing"), [1])
      assert.deepStrictEqual(yield* deltasOf("productVariant"), [
        [1, 0, 0],
        [2, 10, 60],
        [4, 0, 0],
        [6, 0, 0]
      ])
    })
  )

  it.effect("state whether both prices are of one dealer, and the cheapest total", () =>
    Effect.gen(function* () {
      const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
      const found = (subject: UpsellingSubject, id: number) =>
        upsellingDeltas(snapshot, wishOf({}), upsellingKeys[subject], at).find(
          ({ foreignId }) => foreignId === id
        )
      const chosen = found("delivery", 108)
      assert.isTrue(chosen?.sameDealer)
      const total = chosen?.totalPrice ?? 0
      for (const [subject, id] of [
        ["delivery", 111],
        ["setting", 1],
        ["productVariant", 2]
      ] as const) {
        const other = found(subject, id)
        assert.closeTo(other?.totalPrice ?? 0, total + (other?.totalPriceDelta ?? 0), 0.001, subject)
      }
      // only one dealer delivers at a fixed hour, and that dealer is not the cheapest one
      assert.isFalse(found("setting", 1)?.sameDealer)
      assert.isFalse(found("delivery", 110)?.sameDealer)
    })
  )

  it.effect("are negative if the choice costs less", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* deltasOf("setting", { appointmentPlus: true }), [[1, -37.34, -223.99]])
      const express = yield* deltasOf("delivery", { parameters: [{ id: 111 }] })
      assert.deepStrictEqual(express.slice(0, 4), [[108, -16.5, -99], [109, -16.5, -99], 110, [111, 0, 0]])
    })
  )

  it.effect("compare with offers under other conditions if the list shows those", () =>
    Effect.gen(function* () {
      const none = { parameters: [{ id: 110 }] }
      assert.deepStrictEqual((yield* deltasOf("delivery", none)).slice(0, 4), [
        [108, 0, 0],
        [109, 0, 0],
        110,
        [111, 16.5, 99]
      ])
    })
  )

  it.effect("are empty if no dealer sells, and for an unknown postal code", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* deltasOf("product", { zipCode: "90402" }), [20, 21])
      assert.deepStrictEqual(yield* deltasOf("stations", { amount: 1000 }), [[1, 0, 0], 2, 3, 4, 5])
      assert.deepStrictEqual(nothingAvailable(wishOf({}), configurationOf(1, 3), upsellingKeys.setting), [
        {
          foreignId: 1,
          unitPriceDelta: 0,
          totalPriceDelta: 0,
          available: false,
          totalPrice: 0,
          sameDealer: false
        }
      ])
    })
  )
})
