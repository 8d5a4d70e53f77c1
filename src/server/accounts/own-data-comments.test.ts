import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { cancelledOrders, comment } from "../cancellations/cancellations.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { dealerUser } from "../testing/order-life.test-support.ts"

interface Extract {
  readonly CancellationComments: ReadonlyArray<{
    readonly OrderNumber: string
    readonly Kind: string
    readonly Text: string
  }>
}

layer(SampleApi, realTime)("the data export of an account with comments on orders (Art. 15 GDPR)", (it) => {
  it.effect("contains its own comments, and none of other users", () =>
    Effect.gen(function* () {
      const [mine, other] = yield* cancelledOrders({ dealerId: 100_001, prefix: "AUSZUG", count: 2 })
      assert(mine !== undefined && other !== undefined)
      const one = yield* dealerUser("auszug-eins@handel.example", 100_001)
      const two = yield* dealerUser("auszug-zwei@handel.example", 100_001)
      for (const [who, orderId, kind, text] of [
        [one, mine, "dealer", "Kein Wagen frei"],
        [two, mine, "dealer", "Fremde Worte"],
        [one, other, "customer", "Kunde war nicht da"]
      ] as const)
        assert.strictEqual((yield* comment(who.client, orderId, text, { kind })).status, 200)
      const answer = yield* one.client.get("/api/kunde/datenauszug")
      const { CancellationComments: comments } = bodyOf<Extract>(answer)
      assert.deepStrictEqual(
        comments.map(({ OrderNumber, Kind, Text }) => [OrderNumber, Kind, Text]),
        [
          ["AUSZUG-1", "dealer", "Kein Wagen frei"],
          ["AUSZUG-2", "customer", "Kunde war nicht da"]
        ]
      )
      assert.notInclude(answer.text, "Fremde Worte")
    })
  )
})
