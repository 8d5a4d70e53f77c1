import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { insertMany } from "../db/insert-many.ts"
import { TestDatabase } from "../db/testing.ts"
import { bulkOffers, type BulkWish } from "./bulk-offers.ts"
import { fillSmallMarket } from "./small-market.test-support.ts"
import { sampleSnapshots } from "./sample-snapshots.test-support.ts"
import { Snapshots } from "./snapshots.ts"

const additional = (dealerId: number, basis: string, amount: number) => ({
  dealer_id: dealerId,
  product_group_id: 3,
  fee_key: "AdditionalStation",
  option_id: 0,
  basis,
  amount
})

/** Fills the small market, in which two of three dealers serve several points, one of them with two certifications. */
const fill = Effect.all([
  fillSmallMarket,
  insertMany("dealer_fee", [additional(100_001, "station", 2500), additional(100_002, "order", 1999)]),
  insertMany("price_row", [
    {
      area_id: 2,
      product_id: 20,
      certification_id: 4,
      from_amount: 0,
      valid_from: "2026-11-01",
      unit_price: 39_900
    }
  ])
])

const services = sampleSnapshots.pipe(
  Layer.provideMerge(TestDatabase.layerWith("bulk-market", Effect.asVoid(fill)))
)

const at = new Date("2026-11-20T13:00:00Z")

const wishOf = (
  points: ReadonlyArray<readonly [zipCode: string, amount: number]>,
  rest: Partial<BulkWish> = {}
): BulkWish => ({
  countryId: 1,
  productGroupId: 3,
  productId: -1,
  parameters: [],
  stations: points.map(([zipCode, amount], place) => ({ index: place + 1, zipCode, amount })),
  ...rest
})

const calculate = Effect.fnUntraced(function* (wish: BulkWish) {
  const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
  return bulkOffers(snapshot, wish, at)
})

const neighbours = wishOf([
  ["10115", 2000],
  ["10117", 4000]
])

layer(services, { excludeTestServices: true })("a bulk order", (it) => {
  it.effect("is priced by its total amount, with fees once or at each point, and split to the cent", () =>
    Effect.gen(function* () {
      const { items, minPerStation } = yield* calculate(neighbours)
      assert.strictEqual(minPerStation, 1000)
      assert.deepStrictEqual(
        items.map(({ offer, savingsVersusSingle }) => [
          offer.dealerId,
          offer.goodsPrice,
          offer.fees.map(({ key, amount }) => [key, amount]),
          offer.totalPrice,
          savingsVersusSingle
        ]),
        [
          [
            100_001,
            2340,
            [
              ["BlowingIn", 70],
              ["AdditionalStation", 25]
            ],
            2435,
            // ordered separately, the two points would cost 815 and 1595
            -25
          ],
          [
            100_002,
            2520,
            [
              ["BlowingIn", 59.98],
              ["AdditionalStation", 19.99]
            ],
            2599.97,
            -189.97
          ]
        ]
      )
      assert.deepStrictEqual(
        items.map(({ perStation }) =>
          perStation.map(({ index, amount, totalPrice, fees }) => [
            index,
            amount,
            totalPrice,
            ...fees.map((fee) => fee.amount)
          ])
        ),
        [
          [
            [1, 2000, 815, 35],
            [2, 4000, 1620, 35, 25]
          ],
          [
            [1, 2000, 876.65, 29.99, 6.66],
            [2, 4000, 1723.32, 29.99, 13.33]
          ]
        ]
      )
      assert.deepStrictEqual(
        items.map(({ offer }) => [offer.badges, offer.children]),
        [
          [["Cheapest", "BestRated"], []],
          [["Fastest"], []]
        ]
      )
    })
  )

  it.effect(
    "with a certificate has only goods with it, also in the price of separate orders (rule bulk.certificate)",
    () =>
      Effect.gen(function* () {
        const all = yield* calculate(neighbours)
        const certificates = new Set(all.items.flatMap(({ offer }) => offer.certificationIds))
        assert.isAbove(certificates.size, 0)
        for (const certificate of [...certificates, 4]) {
          const { items } = yield* calculate({ ...neighbours, productCertifications: [certificate] })
          assert.isNotEmpty(items)
          for (const { offer, perStation } of items) {
            assert.deepStrictEqual(offer.certificationIds, [certificate])
            assert.strictEqual(perStation.length, 2)
          }
        }
        const dear = yield* calculate({ ...neighbours, productCertifications: [4] })
        assert.isAbove(dear.items[0]?.offer.totalPrice ?? 0, all.items[0]?.offer.totalPrice ?? 0)
        // compared with the cheapest goods of any certification, the difference would be much larger
        assert.strictEqual(dear.items[0]?.savingsVersusSingle, -25)
      })
  )

  it.effect("is offered only where one delivery area has all points, at that area's price", () =>
    Effect.gen(function* () {
      const apart = yield* calculate(
        wishOf([
          ["10115", 1000],
          ["10117", 1000],
          ["10999", 2000]
        ])
      )
      // the dealer's cheaper area contains only 10115
      assert.deepStrictEqual(
        apart.items.map(({ offer }) => [offer.dealerId, offer.goodsPrice]),
        [[100_001, 1600]]
      )
      const far = [
        ["10115", 2000],
        ["20095", 2000]
      ] as const
      assert.deepStrictEqual(yield* calculate(wishOf(far)), {
        items: [],
        matrix: [],
        minPerStation: 1000,
        unreached: []
      })
      const lonely = yield* calculate(wishOf([...far, ["99999", 2000]]))
      assert.deepStrictEqual([lonely.items, lonely.unreached], [[], [3]])
      const snapshot = yield* (yield* Snapshots).at(1, 3, dayOfIso("2026-11-20") ?? 0)
      const nowhere = bulkOffers(snapshot, neighbours, at, new Set(["10117"]))
      assert.deepStrictEqual([nowhere.items, nowhere.unreached], [[], [2]])
    })
  )

  it.effect("may be larger than one order, and has no saving if a point could not order alone", () =>
    Effect.gen(function* () {
      const large = yield* calculate(
        wishOf([
          ["10115", 20_000],
          ["10117", 20_000]
        ])
      )
      assert.deepStrictEqual(
        large.items.map(({ offer }) => offer.goodsPrice),
        [15_600, 16_800]
      )
      const none = yield* calculate({ ...neighbours, productId: 21 })
      assert.deepStrictEqual([none.items, none.matrix], [[], []])
    })
  )

  it.effect("uses the requested options, and compares with orders without them", () =>
    Effect.gen(function* () {
      const { items } = yield* calculate({ ...neighbours, parameters: [{ id: 111 }] })
      assert.deepStrictEqual(
        items.map(({ offer, savingsVersusSingle }) => [offer.totalPrice, savingsVersusSingle]),
        [[2534, -124]]
      )
    })
  )

  it.effect("shows prices by amount and number of points of the dealer who serves all points", () =>
    Effect.gen(function* () {
      const { matrix } = yield* calculate(neighbours)
      assert.deepStrictEqual(
        matrix.filter(({ amount }) => amount === 3000),
        [
          { amount: 3000, stations: 1, unitPrice: 401.67 },
          { amount: 3000, stations: 2, unitPrice: 421.67 },
          { amount: 3000, stations: 3, unitPrice: 441.67 }
        ]
      )
      assert.strictEqual(matrix.length, 28)
    })
  )
})
