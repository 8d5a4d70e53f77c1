import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { limits, Limits } from "../http/rate-limits.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { calculationFor } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

interface Dealer {
  readonly Name: string
  readonly TotalPrice: number
  readonly DeliveryEnd: string
  readonly CertificationIds: ReadonlyArray<number>
}

const ask = Effect.fnUntraced(function* (path: string) {
  const guest = yield* visitor
  return yield* guest.get(path)
})

layer(SampleApi, realTime)("the dealers of a postal code", (it) => {
  it.effect("are sorted by price, like the offer list", () =>
    Effect.gen(function* () {
      const { body, headers } = yield* ask("/api/site/1/80331/prices/dealers")
      const dealers = body as ReadonlyArray<Dealer>
      const totals = dealers.map(({ TotalPrice }) => TotalPrice)
      assert.isAbove(dealers.length, 1)
      assert.deepStrictEqual(
        totals,
        totals.toSorted((one, other) => one - other)
      )
      assert.strictEqual(new Set(dealers.map(({ Name }) => Name)).size, dealers.length)
      assert.isTrue(dealers.every(({ DeliveryEnd }) => /^\d{4}-\d\d-\d\d$/u.test(DeliveryEnd)))
      const named = new Set(dealers.flatMap(({ CertificationIds }) => CertificationIds))
      assert.isAbove(named.size, 0, "cheapest first needs the quality beside it")
      assert.strictEqual(headers.get("cache-control"), "public, max-age=120")
      const best = (yield* ask("/api/site/1/prices/best?zipCode=80331")).body as Dealer
      assert.strictEqual(totals[0], best.TotalPrice)
      assert.deepStrictEqual((yield* ask("/api/site/1/00000/prices/dealers")).body, [])
      assert.deepStrictEqual((yield* ask("/api/site/1/80331/prices/dealers?productId=999")).body, [])
      assert.strictEqual((yield* ask("/api/site/1/803/prices/dealers")).status, 404)
    })
  )

  it.effect("have hints for other days and amounts, limited per visitor (rule delivery.wish-days)", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const wish = calculationFor("80331")
      const ask = guest
        .post("/api/kalkulation/hinweise", wish)
        .pipe(Effect.provideService(Limits, { ...limits, listHints: { ...limits.listHints, perSession: 2 } }))
      const statuses: Array<number> = []
      for (let count = 0; count < 3; count++) statuses.push((yield* ask).status)
      assert.deepStrictEqual(statuses, [200, 200, 429])
      const list = yield* guest.post("/api/kalkulation/berechnen", wish)
      assert.strictEqual(list.status, 200, "the list itself goes on")
    })
  )
})
