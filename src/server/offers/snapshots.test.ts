import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Queue } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { TestDatabase } from "../db/testing.ts"
import { Offers } from "../ports/offers.ts"
import { momentOf } from "./day-terms.ts"
import { noRegions } from "./places.test-support.ts"
import { offersLayer } from "./offers.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { sampleSnapshotsWith } from "./sample-snapshots.test-support.ts"
import type { Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"

const loaded = Effect.runSync(Queue.unbounded<Snapshot>())

const services = offersLayer.pipe(
  Layer.provide(noRegions),
  Layer.provideMerge(sampleSnapshotsWith((snapshot) => Queue.offerUnsafe(loaded, snapshot))),
  Layer.provideMerge(TestDatabase.layerWith("market", Effect.asVoid(fillSmallMarket)))
)

const at = new Date("2026-11-20T10:00:00Z")
const wish = completeCalculation({ zipCode: "10999" }, configurationOf(1, 3))

const cheaper = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`update price_row set unit_price = unit_price - 100 where area_id = 1`
  yield* sql`update price_list_version set version = version + 1 where country_id = 1 and product_group_id = 3`
})

const priceInList = Effect.gen(function* () {
  const list = yield* (yield* Offers).calculate(wish, at)
  return list.items[0]?.goodsPrice
})

const priceInOrder = Effect.gen(function* () {
  const offer = yield* (yield* Offers).offerOf(wish, 100_001, at)
  return offer?.goodsPrice
})

layer(services, { excludeTestServices: true })("price lists of a running shop", (it) => {
  it.effect("are loaded again when another server has changed them", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      assert.strictEqual(yield* priceInList, 2400)
      assert.strictEqual((yield* Queue.take(loaded)).version, 1)
      yield* sql.withTransaction(cheaper)
      assert.strictEqual((yield* Queue.take(loaded)).version, 2)
      assert.strictEqual(yield* priceInList, 2394)
    })
  )

  it.effect("are loaded again for a dealer's new rating, which changes no offer of the dealer", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const offers = yield* Offers
      const [before] = (yield* offers.calculate(wish, at)).items
      yield* sql.withTransaction(
        Effect.andThen(
          sql`update dealer set rating = 33, rating_count = 7 where id = ${before?.dealerId ?? 0}`,
          sql`select pg_notify('price_list', '1:3')`
        )
      )
      assert.strictEqual((yield* Queue.take(loaded)).version, 2)
      const [after] = (yield* offers.calculate(wish, at)).items
      assert.deepStrictEqual([after?.rating, after?.ratingCount, after?.hash], [33, 7, before?.hash])
      assert.notStrictEqual(before?.rating, 33)
    })
  )

  it.effect(
    "are never older than the database when an order is calculated, inside its transaction as well",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        assert.strictEqual(yield* priceInOrder, 2394)
        // without a notification: the trigger is disabled
        yield* sql`alter table price_list_version disable trigger price_list_notice`
        yield* sql.withTransaction(cheaper)
        assert.strictEqual(yield* priceInList, 2394)
        assert.strictEqual(yield* sql.withTransaction(Effect.andThen(sql`select 1`, priceInOrder)), 2388)
        assert.strictEqual(yield* priceInList, 2388)
      })
  )

  it.effect(
    "are read anew for the price of a day, also if no notification says that a delivery area has changed",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const snapshots = yield* Snapshots
        const { today } = momentOf(1, at)
        const [area] = yield* sql<{ readonly prefixes: string }>`
        select zip_prefixes::text as prefixes from delivery_area where id = 1`
        yield* sql`alter table delivery_area disable trigger user`
        yield* sql`update delivery_area set zip_prefixes = '{77}' where id = 1`
        assert.isUndefined((yield* snapshots.newestAt(1, 3, today)).byPrefix.get("77"))
        assert.lengthOf((yield* snapshots.readAnewAt(1, 3, today)).byPrefix.get("77") ?? [], 1)
        yield* sql`update delivery_area set zip_prefixes = ${area?.prefixes ?? ""}::text[] where id = 1`
        yield* sql`alter table delivery_area enable trigger user`
        yield* snapshots.readAnewAt(1, 3, today)
      })
  )

  it.effect("have no offer of a dealer who does not deliver there", () =>
    Effect.gen(function* () {
      assert.isUndefined(yield* (yield* Offers).offerOf(wish, 100_002, at))
      assert.isUndefined(yield* (yield* Offers).offerOf({ ...wish, amount: 1 }, 100_001, at))
    })
  )

  it.effect("show the number of a certificate until its last day (rule dealer.certificates)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const offers = yield* Offers
      const numberOn = (day: string) =>
        Effect.map(
          offers.calculate(wish, new Date(`${day}T10:00:00Z`)),
          ({ items }) => items[0]?.seller.enplusId
        )
      assert.isNull(yield* numberOn("2026-11-20"))
      yield* sql`
        update dealer set certificates = '[{"kind": "enplus", "number": "DE 001", "validUntil": "2026-11-20"}]'
        where id = 100001`
      const until = performance.now() + 10_000
      while ((yield* numberOn("2026-11-20")) === null && performance.now() < until)
        yield* Effect.sleep("20 millis")
      assert.strictEqual(yield* numberOn("2026-11-20"), "DE 001")
      assert.isNull(yield* numberOn("2026-11-21"))
    })
  )
})
