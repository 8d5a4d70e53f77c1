import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { foundOrder } from "../../../contract/schemas/staff-order.schema.ts"
import { pageOf } from "../../../contract/schemas/support.schema.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { read } from "../../testing/journey.test-support.ts"
import { placedOrder } from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

const readFound = read(pageOf(foundOrder))

const found = Effect.fnUntraced(function* (client: TestVisitor, query: Readonly<Record<string, string>>) {
  const answer = yield* client.get(`/api/desk-orders?${new URLSearchParams(query)}`)
  assert.strictEqual(answer.status, 200, answer.text)
  return readFound(answer)
})

/** Gives a placed order another buyer. */
const renamed = Effect.fnUntraced(function* (orderId: string, change: object) {
  const sql = yield* SqlClient
  yield* sql`
    update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress}',
      (receipt -> 'deliveryAddress') || ${JSON.stringify(change)}::jsonb)
    where id = ${orderId}`
})

layer(SampleApi, realTime)("the search for orders", (it) => {
  it.effect("finds an order by all data that a caller on the telephone can give", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("suche@desk.example", "Role_Interaid_CustomerSupport", morning)
      const order = yield* placedOrder("gesucht.hier")
      yield* placedOrder("jemand")
      yield* renamed(order.orderId, {
        firstName: "Özlem",
        lastName: "O'Hara-Müßig",
        companyName: "Gasthof \\Zur Linde\\",
        phone: "+49 (0)89 / 77 66-554"
      })
      const [row] = yield* sql<{ readonly zip: string; readonly dealer: string }>`
        select receipt -> 'deliveryAddress' ->> 'zipCode' as zip, d.name as dealer
        from customer_order o join dealer d on d.id = o.dealer_id where o.id = ${order.orderId}`
      assert(row !== undefined)
      const ways: ReadonlyArray<Readonly<Record<string, string>>> = [
        { search: order.orderNumber },
        { search: order.orderNumber.toLowerCase() },
        { search: order.orderNumber.split("-").at(-1) ?? "" },
        { search: "gesucht.hier@leben" },
        { search: order.email.toUpperCase() },
        { search: "özlem" },
        { search: "O'Hara" },
        { search: "MÜSSIG".replace("SS", "ß") },
        { search: `Hara müß, ${row.zip}` },
        { search: "gasthof \\zur lin" },
        { search: "089 7766554" },
        { search: "+49 89 77 66" },
        { search: "0049 (0) 89 7766554" },
        { search: "0897766" },
        { search: `#${order.orderNumber}` },
        { search: order.orderNumber.replaceAll("-", "\u2013") },
        { search: order.orderNumber.replaceAll("-", "") },
        { search: `Ihre Bestellung ${order.orderNumber} ist eingegangen` },
        { search: "O\u0308zlem" },
        { search: "oezlem" },
        { search: "ozlem muessig" },
        { search: "mussig" },
        { search: "\u202a089\u20137766\u2011554\u202c" },
        { search: "089·7766554" },
        { search: "özlem", dealer: row.dealer.slice(1, 6) },
        { search: "özlem", countryId: "1", status: "placed" }
      ]
      for (const query of ways)
        assert.deepStrictEqual(
          (yield* found(client, query)).items.map(({ orderNumber }) => orderNumber),
          [order.orderNumber],
          JSON.stringify(query)
        )
      for (const query of [
        { search: "zlem" },
        { search: "özlem schmidt" },
        { search: "özlem", countryId: "3" },
        { search: "özlem", status: "settled" },
        { search: "özlem", dealer: "kein solcher Händler" },
        { search: "özlem & !x | ':*" },
        { search: "089 7766555" }
      ])
        assert.deepStrictEqual((yield* found(client, query)).items, [], JSON.stringify(query))
    })
  )

  it.effect("accepts any input", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("zeichen@desk.example", "Role_Interaid_Financial", morning)
      const { total } = yield* found(client, {})
      for (const search of ["", " ", "-", "@", "'", "\\", "''\\'", ":*", "a & b", "!", "<->", "%", "_", "()"])
        assert.isAtMost((yield* found(client, { search })).total, total, search)
      assert.strictEqual((yield* found(client, { search: " - " })).total, total)
      for (const wrong of ["status=weg", "countryId=4", "page=0", "size=101", "search=%00"])
        assert.strictEqual((yield* client.get(`/api/desk-orders?${wrong}`)).status, 422, wrong)
    })
  )

  it.effect("lists all countries, the latest first, page by page without holes", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("alle@desk.example", "Role_Interaid_DealerSupport", morning)
      const rows = yield* sql<{ readonly id: string; readonly countryId: number }>`
        select id, country_id as "countryId" from customer_order order by placed_at desc, id`
      assert.sameMembers([...new Set(rows.map(({ countryId }) => countryId))], [1, 2, 3])
      const pages = yield* Effect.forEach(["1", "2"], (page) => found(client, { page, size: "3" }))
      assert.deepStrictEqual(
        pages.flatMap(({ items }) => items.map(({ orderId }) => orderId)),
        rows.slice(0, 6).map(({ id }) => id)
      )
      assert.strictEqual(pages[0]?.total, rows.length)
      for (const countryId of [1, 2, 3])
        assert.strictEqual(
          (yield* found(client, { countryId: String(countryId), size: "1" })).total,
          rows.filter((row) => row.countryId === countryId).length
        )
    })
  )

  it.effect("uses an index, also for the rows of dealer and mails", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const plan = (query: string) =>
        sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`set local enable_seqscan = off`
            const lines = yield* sql<{ readonly "QUERY PLAN": string }>`explain ${sql.literal(query)}`
            return lines.map((line) => line["QUERY PLAN"]).join("\n")
          })
        )
      assert.include(
        yield* plan(`select id from customer_order o
          where array_to_tsvector(order_words(o.order_number, o.email, o.receipt)) @@ '''erika'':*'::tsquery`),
        "customer_order_words"
      )
      assert.include(
        yield* plan(`select id from mail where job_payload ->> 'orderId' = 'x'`),
        "mail_of_order"
      )
    })
  )
})
