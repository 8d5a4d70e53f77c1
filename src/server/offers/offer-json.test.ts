import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { offerList } from "../../contract/schemas/offer.schema.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { TestDatabase } from "../db/testing.ts"
import { listOffers, offerListJson, toOfferList } from "./offer-list.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import type { Area, Snapshot } from "./snapshot.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"
import { Snapshots } from "./snapshots.ts"

const services = sampleSnapshots.pipe(
  Layer.provideMerge(TestDatabase.layerWith("market", Effect.asVoid(fillSmallMarket)))
)

const decode = Schema.decodeUnknownSync(offerList, { onExcessProperty: "error" })

const at = new Date("2026-11-20T13:00:00Z")

const wishes: ReadonlyArray<readonly [name: string, wish: PartialCalculation]> = [
  ["offers with fees, badges and a change of VAT", { zipCode: "10115" }],
  ["no offer", { zipCode: "90402" }],
  ["an extra that one dealer sells", { zipCode: "10115", appointmentPlus: true }],
  ["offers with default options", { zipCode: "10115", parameters: [{ id: 110 }] }],
  ["an amount with odd cents", { zipCode: "10115", amount: 6789 }],
  ["an amount that is not sold", { zipCode: "10115", amount: 1 }]
]

const mapAreas = (byPrefix: Snapshot["byPrefix"], change: (area: Area) => Area): Snapshot["byPrefix"] =>
  new Map([...byPrefix].map(([prefix, areas]) => [prefix, areas.map(change)]))

layer(services, { excludeTestServices: true })("a list written as text", (it) => {
  for (const [name, wish] of wishes) {
    it.effect(`fits the contract and reads back as the list: ${name}`, () =>
      Effect.gen(function* () {
        const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
        const listing = listOffers(snapshot, completeCalculation(wish, configurationOf(1, 3)), at)
        const { items, ...rest } = decode(JSON.parse(offerListJson(listing)))
        const once = <One extends { readonly hash: string; readonly hashAgain?: string }>(offer: One) => {
          const { hashAgain, ...known } = offer
          assert.strictEqual(hashAgain, known.hash)
          return known
        }
        const offers = items.map((offer) => ({ ...once(offer), children: offer.children.map(once) }))
        assert.deepStrictEqual({ ...rest, items: offers }, toOfferList(listing))
      })
    )
  }

  it.effect("shows the total before a change of VAT within the window", () =>
    Effect.gen(function* () {
      const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
      const wish = completeCalculation({ zipCode: "10115" }, configurationOf(1, 3))
      const { items } = toOfferList(listOffers(snapshot, wish, at))
      assert.deepStrictEqual(
        items.map((offer) => offer.earlierVat?.vatRate),
        [undefined, undefined, undefined]
      )
      const inWinter = toOfferList(listOffers(snapshot, wish, new Date("2026-11-25T09:00:00Z")))
      assert.deepStrictEqual(
        inWinter.items.map((offer) => [offer.vatRate, offer.earlierVat]),
        [
          [8.1, { vatRate: 7, vatAmount: 153.79, totalPrice: 2350.83 }],
          [7, null],
          [8.1, null]
        ]
      )
    })
  )

  it.effect("has another hash for another window, version or request, and otherwise the same", () =>
    Effect.gen(function* () {
      const snapshots = yield* Snapshots
      const day = dayOfIso("2026-11-20") ?? 0
      const snapshot = yield* snapshots.at(1, 3, day)
      const hash = (of: typeof snapshot, wish: PartialCalculation, when: Date) =>
        toOfferList(listOffers(of, completeCalculation(wish, configurationOf(1, 3)), when)).items[0]?.hash
      const seen = hash(snapshot, { zipCode: "10115" }, at)
      assert.match(seen ?? "", /^[\w-]{22}$/u)
      assert.strictEqual(hash(snapshot, { zipCode: "10115" }, new Date("2026-11-20T13:59:00Z")), seen)
      const others = [
        hash(snapshot, { zipCode: "10115" }, new Date("2026-11-20T14:00:00Z")),
        hash(
          { ...snapshot, byPrefix: mapAreas(snapshot.byPrefix, (area) => ({ ...area, listVersion: 2 })) },
          { zipCode: "10115" },
          at
        ),
        hash(snapshot, { zipCode: "10115", amount: 6001 }, at),
        hash(snapshot, { zipCode: "10115", parameters: [{ id: 40 }] }, at)
      ]
      assert.strictEqual(new Set([seen, ...others]).size, 5)
      // the hash does not include the version number that makes server processes reload the list (rule
      // price-list.version)
      assert.strictEqual(hash({ ...snapshot, version: 2 }, { zipCode: "10115" }, at), seen)
    })
  )

  it.effect("uses the rows of the day, and those of a later day from that day on", () =>
    Effect.gen(function* () {
      const snapshots = yield* Snapshots
      const prices = (iso: string) =>
        Effect.map(snapshots.at(1, 3, dayOfIso(iso) ?? 0), (snapshot) =>
          snapshot.areas.flatMap((area) =>
            area.id === 1 ? (area.prices.get(20) ?? []).map((each) => each.unitPrices) : []
          )
        )
      assert.deepStrictEqual(yield* prices("2026-11-30"), [[40_000]])
      assert.deepStrictEqual(yield* prices("2026-12-01"), [[41_000]])
      const sql = yield* SqlClient
      assert.strictEqual((yield* sql`select from price_row`).length, 6)
    })
  )
})
