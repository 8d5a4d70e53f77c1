import { assert, layer } from "@effect/vitest"
import { Effect, Ref } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Calculation } from "../../domain/options/calculation.ts"
import { certificationsOf } from "../../domain/options/certifications.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { priceText } from "../../domain/price-list/sent-rows.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { readTables, type ReferenceTables } from "../offers/reference-tables.test-support.ts"
import { referenceOffers } from "../offers/reference.test-support.ts"
import { morning, otherCopy, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { dealersOf, listOf, publish, type ToldList, workerOf } from "./price-lists.test-support.ts"

const lists = 300
const calculations = 2000

const certificates = [{ id: 0, name: "" }, ...certificationsOf(productGroup(3).id)]
/** Minimum amount of each price step, in kg. */
const steps = [0, 5000]

const wishes = [3000, 4500, 6000, 9000].map((amount) =>
  completeCalculation({ zipCode: "80331", amount }, configurationOf(1, 3))
)

/** Returns a price of the list with this number, in cents; it does not depend on the prices of the previous list. */
const priceOf = (list: number, certificate: number, step: number) =>
  20_000 + ((list * 7919 + certificate * 3571 + step * 1019) % 20_011)

/** Returns rows for every area, certificate and step of a dealer, with the prices of a list. */
const rowsOf = ({ Areas }: ToldList, list: number) =>
  Areas.flatMap(({ Number }) =>
    certificates.flatMap(({ id, name }) =>
      steps.map((FromAmount, step) => ({
        Area: Number,
        Product: "holzpellets-lose",
        Certificate: name,
        FromAmount: String(FromAmount),
        UnitPrice: priceText(priceOf(list, id, step))
      }))
    )
  )

interface Offered {
  readonly DealerId: number
  readonly CertificationIds: ReadonlyArray<number>
  readonly Hash: string
  readonly TotalPrice: number
  readonly Children: ReadonlyArray<Omit<Offered, "DealerId" | "Children">>
}

type Total = readonly [certificate: number, cents: number]

const textOf = (totals: ReadonlyArray<Total>) =>
  totals
    .toSorted(([one], [other]) => one - other)
    .map((total) => total.join(" "))
    .join(", ")

/** Calculates the prices of a dealer from one of the lists with the slow reference implementation. */
const expectedBy = (tables: ReferenceTables, dealer: number, list: number, wish: Calculation) => {
  const areas = tables.areas.filter((area) => area.dealer === dealer)
  const prices = new Map(
    areas.map(({ id }) => [
      id,
      certificates.flatMap((certificate) =>
        steps.map((from, step) => ({
          area: id,
          product: 20,
          certification: certificate.id,
          from,
          valid: "2026-01-01",
          price: priceOf(list, certificate.id, step)
        }))
      )
    ])
  )
  const [offer] = referenceOffers({ ...tables, areas, prices }, wish, new Date(morning))
  assert(offer !== undefined)
  return textOf([[offer.certification, offer.total], ...offer.children])
}

/** Reads from a dealer's offer the totals by certificate, and the hashes of the offers. */
const toldOf = (offer: Offered) => {
  const all = [offer, ...offer.Children].map(({ CertificationIds: [certificate = 0], TotalPrice, Hash }) => ({
    certificate,
    cents: Math.round(TotalPrice * 100),
    hash: Hash
  }))
  return {
    totals: textOf(all.map(({ certificate, cents }) => [certificate, cents])),
    hashes: all.map(({ certificate, hash }) => ({ certificate, hash }))
  }
}

layer(SampleApi, realTime)(
  "while lists are published one after the other (rule price-list.version)",
  (it) => {
    it.effect("no answer of any server mixes two of a dealer, and each version has its own hashes", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const copies = [yield* TestApi, yield* otherCopy]
        const dealers = (yield* dealersOf()).slice(0, 2)
        const tables = yield* readTables
        // each of two dealers publishes one list after the other, so that one dealer publishes while the other dealer's
        // list is read
        const publishers = yield* Effect.forEach(dealers, (dealerId, index) =>
          Effect.gen(function* () {
            const worker = yield* workerOf(`mischung-${index}@haendler.example`, dealerId)
            const { Current } = yield* publish(worker, yield* listOf(worker), {
              Rows: rowsOf(yield* listOf(worker), index)
            })
            return { dealerId, worker, list: yield* Ref.make(Current), first: index }
          })
        )
        const numbersOf = (dealer: number) =>
          Array.from({ length: lists + dealers.length }, (_, list) => list).filter(
            (list) => list % dealers.length === dealer
          )
        const byTotals = new Map(
          dealers.flatMap((dealerId, dealer) =>
            wishes.flatMap((wish, place) =>
              numbersOf(dealer).map(
                (list) => [`${dealerId} ${place} ${expectedBy(tables, dealerId, list, wish)}`, list] as const
              )
            )
          )
        )
        assert.strictEqual(byTotals.size, wishes.length * (lists + dealers.length), "each list tells its own")

        const isDone = yield* Ref.make(false)
        const saidBy = new Map<string, string>()
        const hashOf = new Map<string, string>()
        const seen = new Set<number>()
        let answers = 0
        const readOnce = Effect.fnUntraced(function* (
          browser: TestVisitor,
          place: number,
          last: Map<number, number>
        ) {
          const answer = yield* browser.post("/api/kalkulation/berechnen", wishes[place] ?? {})
          assert.strictEqual(answer.status, 200, answer.text.slice(0, 300))
          const { Items } = bodyOf<{ readonly Items: ReadonlyArray<Offered> }>(answer)
          answers += 1
          for (const dealerId of dealers) {
            const offer = Items.find((each) => each.DealerId === dealerId)
            assert(offer !== undefined, "the dealer is in each answer")
            const { totals, hashes } = toldOf(offer)
            const list = byTotals.get(`${dealerId} ${place} ${totals}`)
            assert(list !== undefined, `no list of dealer ${dealerId} says ${totals}`)
            assert.isAtLeast(list, last.get(dealerId) ?? 0, "no copy goes back to a former list")
            last.set(dealerId, list)
            seen.add(list)
            for (const { certificate, hash } of hashes) {
              const said = `${dealerId} ${list} ${place} ${certificate}`
              assert.strictEqual(saidBy.get(hash) ?? said, said, "one hash for two lists")
              assert.strictEqual(
                hashOf.get(said) ?? hash,
                hash,
                "the hash names another version than the prices"
              )
              saidBy.set(hash, said)
              hashOf.set(said, hash)
            }
          }
        })
        const readAt = (copy: (typeof copies)[number]) =>
          Effect.gen(function* () {
            const browser = yield* visitor
            const last = new Map<number, number>()
            for (let turn = 0; !(yield* Ref.get(isDone)) || answers < calculations; turn += 1) {
              // calculations never wait for I/O, so without a pause the publications would not get a chance to run
              yield* Effect.sleep("20 millis")
              yield* readOnce(browser, turn % wishes.length, last)
            }
            return last
          }).pipe(Effect.provideService(TestApi, copy))
        const publishAll = Effect.fnUntraced(function* ({
          worker,
          list,
          first
        }: (typeof publishers)[number]) {
          for (const number of numbersOf(first).slice(1)) {
            const before = yield* Ref.get(list)
            yield* Ref.set(list, (yield* publish(worker, before, { Rows: rowsOf(before, number) })).Current)
          }
        })
        const write = Effect.forEach(publishers, publishAll, { concurrency: "unbounded" }).pipe(
          Effect.andThen(Effect.sleep("2 seconds")),
          Effect.ensuring(Ref.set(isDone, true))
        )
        const begun = performance.now()
        // all server processes must have loaded the first lists before anything is compared
        yield* Effect.sleep("2 seconds")
        const [, ...lasts] = yield* Effect.all([write, ...copies.map(readAt)], { concurrency: "unbounded" })
        const seconds = Math.round((performance.now() - begun) / 1000)
        console.log(`${answers} answers, ${seen.size} of ${lists} lists among them, in ${seconds} s`)
        for (const last of lasts)
          assert.deepStrictEqual(
            last,
            new Map(dealers.map((dealerId, index) => [dealerId, lists + index])),
            "the last lists are served by each copy within two seconds"
          )
        assert.isAtLeast(answers, calculations)
        assert.isAtLeast(seen.size, lists / 6)
        const kept = yield* sql<{ readonly count: number }>`
          select count(*)::int as count from price_list
          where dealer_id = any(${dealers}::int[]) and state = 'published' group by dealer_id`
        assert.deepStrictEqual(
          kept.map(({ count }) => count),
          // the prices before the first list are stored as a list as well
          dealers.map(() => lists / dealers.length + 2)
        )
      })
    )
  }
)
