import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { act, dealerUser, ledTo, placedOrder } from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"
import { delivered, listed } from "./credit-notes.test-support.ts"

layer(SampleApi, realTime)("a credit note", (it) => {
  it.effect("is found by its number and by that of its bill behind twenty thousand later orders", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId, offer, buyer } = yield* placedOrder("fern")
      const { client: dealer } = yield* dealerUser("fern@haendler.example", offer.dealerId)
      const { client: other } = yield* dealerUser("fern@fremd.example", offer.dealerId + 1)
      const { client: books } = yield* signedInWith("fern@desk.example", "Role_Interaid_Financial", morning)
      const billed = [...delivered, ["invoice", { InvoiceNumber: "Fern/2026 Äß" }]] as const
      const Version = yield* ledTo(dealer, orderId, billed)
      yield* act(buyer, orderId, "withdraw", { Version, Reason: "" })
      const [note] = yield* sql<{ readonly number: string }>`
        select number from credit_note where order_id = ${orderId}`
      const credit = note?.number ?? assert.fail()
      yield* sql`
        insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
          machine_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at, life)
        select 'later-' || n, 'later-' || n, 'later-' || n, o.country_id, o.product_group_id, o.dealer_id, o.status,
          1, o.currency, 1, 0, '', '{}', '', o.placed_at + interval '1 second', '{"delivery": {}}'
        from customer_order o, generate_series(1, 20000) n where o.id = ${orderId}`
      const found = Effect.fnUntraced(function* (
        who: TestVisitor,
        search: string,
        stage: "archive" | "invoiced" = "archive"
      ) {
        const query = new URLSearchParams({ search, stage }).toString()
        const { items, total } = listed(yield* who.get(`/api/dealer-orders/billing?${query}`))
        return [total, ...items.map((each) => each.orderId)]
      })
      assert.deepStrictEqual(yield* found(dealer, " fern/2026 äß "), [1, orderId])
      assert.deepStrictEqual(yield* found(books, credit.toLowerCase()), [1, orderId])
      assert.deepStrictEqual(yield* found(other, "Fern/2026 Äß"), [0], "it is another dealer's")
      assert.deepStrictEqual(yield* found(books, credit, "invoiced"), [0], "it stands in another stage")
      assert.deepStrictEqual(
        yield* found(books, "Fern/2026"),
        [0],
        "words are looked for in the latest alone"
      )
    })
  )
})
