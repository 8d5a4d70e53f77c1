import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { placeOrder, readPlaced, readRefusal, readyDraft } from "../testing/journey.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { makeOrders } from "./statistics.test-support.ts"

interface Told {
  readonly Rows: ReadonlyArray<Readonly<Record<string, unknown>>>
}

const path = "/api/periodStatistic/getCampaigns"
const ask = (who: TestVisitor, wish: object) =>
  Effect.map(who.post(path, wish), (answer) => bodyOf<Told>(answer).Rows)

layer(SampleApi, realTime)("orders from campaigns (rule consent.campaigns)", (it) => {
  it.effect("store a known page and channel, and refuse unknown ones", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const free = yield* placeOrder(buyer, draft, "key-campaign-0", {
        Campaign: { Page: "startseite", Channel: "max@muster.example" }
      })
      assert.strictEqual(free.status, 422)
      assert.include(readRefusal(free).problems[0]?.field, "Campaign")
      const change = { Campaign: { Page: "ortseiten", Channel: "newsletter" } }
      const { orderId } = readPlaced(yield* placeOrder(buyer, draft, "key-campaign-1", change))
      // even if consent has been withdrawn since then, an order that was already placed does not change
      assert.strictEqual(readPlaced(yield* placeOrder(buyer, draft, "key-campaign-1")).orderId, orderId)
      assert.deepStrictEqual(
        yield* sql`select page, channel from order_campaign where order_id = ${orderId}`,
        [{ page: "ortseiten", channel: "newsletter" }]
      )
    })
  )

  it.effect("are counted by page and channel, by the local days of their country and in its currency", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [one, other] = yield* sql<{ readonly id: number }>`
        select id from dealer where country_id = 1 order by id limit 2`
      assert(one !== undefined && other !== undefined)
      yield* makeOrders([
        // the first hour of the year in Berlin
        { at: "1999-12-31T23:30:00Z", dealerId: one.id, totalCents: 100_000 },
        { at: "2000-02-01T10:00:00Z", dealerId: one.id, totalCents: 50_050, status: "settled" },
        { at: "2000-03-01T10:00:00Z", dealerId: other.id, totalCents: 70_000, status: "refused" },
        { at: "2000-04-01T10:00:00Z", dealerId: one.id, totalCents: 20_000, countryId: 3 },
        // and the first hour of the next year
        { at: "2000-12-31T23:30:00Z", dealerId: one.id }
      ])
      yield* sql`
        insert into order_campaign (order_id, page, channel)
        select id, 'startseite', 'newsletter' from customer_order where placed_at between '1999-12-31' and '2001-01-02'`
      const { client: staff } = yield* signedInWith(
        "kampagne@haus.example",
        "Role_Interaid_Marketing",
        morning
      )
      const year = { From: "2000-01-01", To: "2000-12-31" }
      const euros = { Page: "startseite", Channel: "newsletter", Currency: "EUR" }
      const inGermany = { ...euros, Orders: 3, Cancellations: 1, Settled: 1, Revenue: 1500.5 }
      assert.deepStrictEqual(yield* ask(staff, { ...year, CountryId: 1 }), [inGermany])
      assert.deepStrictEqual(yield* ask(staff, year), [
        inGermany,
        { ...euros, Currency: "CHF", Orders: 1, Cancellations: 0, Settled: 0, Revenue: 200 }
      ])
      assert.deepStrictEqual(yield* ask(staff, { From: "2005-01-01", To: "2005-12-31" }), [])
      const inverted = yield* staff.post(path, { From: "2000-12-31", To: "2000-01-01" })
      assert.strictEqual(inverted.status, 422)
    })
  )
})
