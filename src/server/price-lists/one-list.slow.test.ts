import { assert, layer } from "@effect/vitest"
import { Effect, Ref } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { certificationsOf } from "../../domain/options/certifications.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { priceText } from "../../domain/price-list/sent-rows.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { dealersOf, listOf, publish, type ToldList, workerOf } from "./price-lists.test-support.ts"

const lists = 12
const readers = 2
const wish = completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 3))
const certificates = [{ id: 0, name: "" }, ...certificationsOf(productGroup(3).id)]

/** What the slow reference says that 6 t of a certificate cost by a list, in cents and without fees. */
const goodsOf = (list: number, certificate: number) => (30_000 + certificate * 700 + list * 100) * 6

/** Every area, every certificate: a list whose number each of its prices tells. */
const rowsOf = ({ Areas }: ToldList, list: number) =>
  Areas.flatMap(({ Number }) =>
    certificates.map(({ id, name }) => ({
      Area: Number,
      Product: "holzpellets-lose",
      Certificate: name,
      FromAmount: "0",
      UnitPrice: priceText(goodsOf(list, id) / 6)
    }))
  )

interface Offered {
  readonly DealerId: number
  readonly CertificationIds: ReadonlyArray<number>
  readonly Hash: string
  readonly GoodsPrice: number
  readonly Children: ReadonlyArray<Omit<Offered, "DealerId" | "Children">>
}

/** The lists that an answer's offers of a dealer come from, by the reference, with the hashes of each. */
const listsIn = (offer: Offered) =>
  [offer, ...offer.Children].map(({ CertificationIds: [certificate = 0], GoodsPrice, Hash }) => ({
    list: Array.from({ length: lists + 1 }, (_, list) => list).find(
      (list) => goodsOf(list, certificate) === Math.round(GoodsPrice * 100)
    ),
    key: `${certificate} ${Hash}`
  }))

layer(SampleApi, realTime)(
  "while lists are published one after the other (rule price-list.version)",
  (it) => {
    it.effect("no answer mixes two of them, and each has hashes of its own", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const [dealerId = 0] = yield* dealersOf()
        const dealer = yield* workerOf("mischung@haendler.example", dealerId)
        let list = (yield* publish(dealer, yield* listOf(dealer), { Rows: rowsOf(yield* listOf(dealer), 0) }))
          .Current
        const isDone = yield* Ref.make(false)
        const seen = new Map<string, number>()
        let answers = 0
        const read = Effect.gen(function* () {
          const browser = yield* visitor
          while (!(yield* Ref.get(isDone))) {
            // calculations wait for nothing outside: publishing must get its turn
            yield* Effect.sleep("5 millis")
            const answer = yield* browser.post("/api/kalkulation/berechnen", wish)
            const offer = bodyOf<{ readonly Items: ReadonlyArray<Offered> }>(answer).Items.find(
              (each) => each.DealerId === dealerId
            )
            if (offer === undefined) return yield* Effect.die("The dealer is not in an answer")
            const found = listsIn(offer)
            const [first] = found
            if (first?.list === undefined) {
              // of the list before the first of these
              assert.isEmpty(seen)
              continue
            }
            assert.lengthOf(found, certificates.length)
            answers += 1
            for (const { list: number = -1, key } of found) {
              assert.strictEqual(number, first.list)
              assert.strictEqual(seen.get(key) ?? number, number, "one hash for two lists")
              seen.set(key, number)
            }
          }
        })
        const write = Effect.gen(function* () {
          for (let number = 1; number <= lists; number += 1) {
            list = (yield* publish(dealer, list, { Rows: rowsOf(list, number) })).Current
            yield* Effect.sleep("60 millis")
          }
          yield* Effect.sleep("2 seconds")
        }).pipe(Effect.ensuring(Ref.set(isDone, true)))
        yield* Effect.all([write, ...Array.from({ length: readers }, () => read)], {
          concurrency: "unbounded"
        })
        const numbers = new Set(seen.values())
        console.log(`${answers} answers of ${numbers.size} lists, none of them mixed`)
        assert.isTrue(numbers.has(lists), "the last one is served within two seconds")
        assert.isAtLeast(numbers.size, 3)
        const [kept] = yield* sql<{ readonly count: number }>`
        select count(*)::int as count from price_list where dealer_id = ${dealerId} and state = 'published'`
        assert.strictEqual(kept?.count, lists + 2)
      })
    )
  }
)
