import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { TestDatabase } from "../db/testing.ts"
import { bestPrices } from "./best-price.ts"
import { listHintsOf } from "./list-hints.ts"
import { listOffers } from "./offer-list.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"
import { Snapshots } from "./snapshots.ts"

const services = sampleSnapshots.pipe(
  Layer.provideMerge(TestDatabase.layerWith("market", Effect.asVoid(fillSmallMarket)))
)

const at = new Date("2026-11-20T13:00:00Z")
const wishOf = (wish: PartialCalculation) =>
  completeCalculation({ zipCode: "10115", amount: 6000, ...wish }, configurationOf(1, 3))
const onDay = (desiredDate: string) => ({ parameters: [{ id: 141, desiredDate }] })

const asked = Effect.fnUntraced(function* (wish: PartialCalculation = {}) {
  const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
  const calculation = wishOf(wish)
  const { ranked, isDefault } = listOffers(snapshot, calculation, at)
  return {
    hints: listHintsOf(snapshot, calculation, at, []),
    dealerIds: isDefault ? [] : (ranked?.offers.map(({ dealerId }) => dealerId) ?? []),
    unitPrice: ranked?.offers[0]?.priced.unitPrice ?? 0
  }
})

layer(services, { excludeTestServices: true })("the hints of a list", (it) => {
  it.effect("count for each day the dealers in the list of that day (rule delivery.wish-days)", () =>
    Effect.gen(function* () {
      const { hints } = yield* asked()
      assert.strictEqual(hints.days[0]?.day, "2026-11-26")
      assert.isAbove(hints.days.length, 20)
      for (const { day, dealers } of hints.days)
        assert.strictEqual(dealers, (yield* asked(onDay(day))).dealerIds.length, day)
      assert.deepStrictEqual(hints.away, [], "no dealer is away where no day is wished for")
    })
  )

  it.effect("name dealers who deliver, but not on the requested day", () =>
    Effect.gen(function* () {
      const all = (yield* asked()).dealerIds
      const first = (yield* asked()).hints.days[0]?.day ?? ""
      const { hints, dealerIds } = yield* asked(onDay(first))
      assert.sameMembers([...dealerIds, ...hints.away.map(({ dealerId }) => dealerId)], all)
    })
  )

  it.effect("name the operator where it sells, like the rows and the best prices (rule law.seller)", () =>
    Effect.gen(function* () {
      const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
      const best = bestPrices(snapshot, 6000, at).find(({ dealerId }) => dealerId === 100_002)
      assert.strictEqual(best?.name, sampleSite.operator.name)
      const names = new Set<string>()
      for (const { day } of (yield* asked()).hints.days)
        for (const { dealerId, name } of (yield* asked(onDay(day))).hints.away)
          if (dealerId === 100_002) names.add(name)
      assert.deepStrictEqual([...names], [sampleSite.operator.name])
    })
  )

  it.effect(
    "show a saving only if the list of that other amount confirms the saving (rule amount.more-saves)",
    () =>
      Effect.gen(function* () {
        const found: Array<number> = []
        for (const amount of [1000, 1500, 2500, 4500, 6000, 9500]) {
          const { hints, unitPrice } = yield* asked({ amount })
          if (hints.more === null) continue
          const then = (yield* asked({ amount: hints.more.amount })).unitPrice
          assert.strictEqual(Math.round(hints.more.saves * 100), unitPrice - then)
          found.push(amount)
        }
        assert.isNotEmpty(found)
      })
  )
})
