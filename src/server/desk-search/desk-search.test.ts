import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { deskHits } from "../../contract/desk-search.api.ts"
import { hitKinds } from "../../domain/desk-search/desk-hits.ts"
import type { Role } from "../../domain/rights/roles.ts"
import { Limits, limits } from "../http/rate-limits.ts"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { read } from "../testing/journey.test-support.ts"
import { dealerUser, placedOrder } from "../testing/order-life.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const readHits = read(deskHits)

const hitsOf = Effect.fnUntraced(function* (client: TestVisitor, search: string) {
  const answer = yield* client.post("/api/desk-search", { Search: search })
  assert.strictEqual(answer.status, 200, `${search}: ${answer.text}`)
  return readHits(answer)
})

/** Creates a guest order with searchable data of the buyer. */
const guestOrder = Effect.fnUntraced(function* (name: string, change: object) {
  const sql = yield* SqlClient
  const order = yield* placedOrder(name)
  yield* sql`
    update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress}',
      (receipt -> 'deliveryAddress') || ${JSON.stringify(change)}::jsonb)
    where id = ${order.orderId}`
  const [row] = yield* sql<{ readonly zip: string; readonly dealerId: number }>`
    select receipt -> 'deliveryAddress' ->> 'zipCode' as zip, dealer_id as "dealerId"
    from customer_order where id = ${order.orderId}`
  assert(row !== undefined)
  return { ...order, ...row }
})

const anna = { firstName: "Änne", lastName: "Grünwäldner", companyName: "", phone: "+49 (0)171 / 55 66-778" }

layer(SampleApi, realTime)("the global search of the desk (rule desk.one-search)", (it) => {
  it.effect("finds a guest and the guest's order by all data that callers may name", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith(
        "service@suche.example",
        "Role_Interaid_CustomerSupport",
        morning
      )
      const { orderNumber, orderId, email, zip } = yield* guestOrder("gast.suche", anna)
      const count = orderNumber.split("-").at(-1) ?? ""
      for (const search of [
        orderNumber,
        `#${orderNumber}`,
        orderNumber.replaceAll("-", " ").toLowerCase(),
        `Guten Tag, ${orderNumber} ist nicht da`,
        count,
        count.slice(1),
        `# ${count.slice(0, 3)} ${count.slice(3)}`,
        "0171 5566778",
        "+49 171 5566778",
        "0049171 55-66-778",
        "01715566",
        "grunwaldner",
        "Gruenwäld",
        "änne grünw",
        `${zip} GRÜNWÄLDNER`,
        email.toUpperCase(),
        email.slice(0, 12)
      ]) {
        const { orders, customers, guests } = yield* hitsOf(client, search)
        assert.deepStrictEqual(
          orders.items.map((order) => order.orderNumber),
          [orderNumber],
          search
        )
        assert.deepInclude(orders.items[0], {
          orderId,
          buyer: "Änne Grünwäldner",
          zipCode: zip,
          status: "placed"
        })
        assert.deepStrictEqual(customers.items, [], search)
        assert.deepStrictEqual(
          guests.items,
          [{ email, name: "Änne Grünwäldner", phone: anna.phone, orderId, orderNumber, orderCount: 1 }],
          search
        )
      }
      for (const search of [
        "runwaldner",
        "änne schmidt",
        `${zip} schmidt`,
        "0171 5566779",
        "HM-26-999999",
        "' | :*"
      ])
        assert.deepStrictEqual((yield* hitsOf(client, search)).orders.items, [], search)
    })
  )

  it.effect("finds nothing where too little is typed, and nothing of an order number that is begun", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("kurz@suche.example", "Role_Interaid_Admin", morning)
      for (const search of ["", "a", "#", "HM", "HM-26-1000"]) {
        const hits = yield* hitsOf(client, search)
        for (const kind of hitKinds) assert.deepStrictEqual(hits[kind], { items: [], hasMore: false }, search)
      }
      assert.strictEqual((yield* client.post("/api/desk-search", { Search: "a".repeat(101) })).status, 422)
    })
  )

  it.effect("finds customers by account, address and orders, and also staff", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("leute@suche.example", "Role_Interaid_CustomerSupport", morning)
      const id = yield* makeAccount("theo.kesselflick@suche.example", ["Role_Customer"])
      yield* sql`
        update account set first_name = 'Theo', last_name = 'Keßelflick', phone = '0664 1234567' where id = ${id}`
      yield* sql`
        insert into account_address (account_id, kind, contents)
        values (${id}, 0, ${JSON.stringify({
          firstName: "Theo",
          lastName: "Keßelflick",
          companyName: "Gasthof Zinnober",
          zipCode: "99991",
          city: "Kupferzell",
          phone: ""
        })}::jsonb)`
      const order = yield* guestOrder("gesehen", { lastName: "Lieferstock" })
      yield* sql`update customer_order set account_id = ${id} where id = ${order.orderId}`
      for (const search of [
        "kesselfl",
        "theo.kessel",
        "+43 664 1234567",
        "zinnober",
        "99991 Keßelflick",
        order.orderNumber,
        "lieferstock"
      ]) {
        const { customers, guests, users } = yield* hitsOf(client, search)
        assert.deepStrictEqual(
          customers.items,
          [{ id, name: "Theo Keßelflick", email: "theo.kesselflick@suche.example", phone: "0664 1234567" }],
          search
        )
        assert.deepStrictEqual([guests.items, users.items], [[], []], search)
      }
      const { users, customers } = yield* hitsOf(client, "leute@suche")
      assert.deepStrictEqual(
        users.items.map(({ email, roles }) => [email, roles]),
        [["leute@suche.example", ["Role_Interaid_CustomerSupport"]]]
      )
      assert.deepStrictEqual(customers.items, [])
    })
  )

  it.effect("finds only records that the caller may open, for dealers only their own orders", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderNumber, dealerId } = yield* guestOrder("rechte.suche", {
        firstName: "Rosa",
        lastName: "Rechtlich",
        companyName: ""
      })
      const [dealer] = yield* sql<{ readonly name: string; readonly other: number }>`
        select name, (select min(id) from dealer where id <> ${dealerId}) as other from dealer where id = ${dealerId}`
      assert(dealer !== undefined)
      const found = Effect.fnUntraced(function* (caller: TestVisitor) {
        const [byName, byNumber, ofDealer, ofUser] = [
          yield* hitsOf(caller, "Rechtlich"),
          yield* hitsOf(caller, orderNumber),
          yield* hitsOf(caller, dealer.name),
          yield* hitsOf(caller, "rollen.suche")
        ]
        assert.deepStrictEqual(byName.orders, byNumber.orders)
        return [
          byName.orders.items.length,
          byName.guests.items.length,
          ofDealer.dealers.items.length > 0,
          ofUser.users.items.length > 0
        ]
      })
      const expected: ReadonlyArray<readonly [Role, ReadonlyArray<number | boolean>]> = [
        ["Role_Interaid_DealerSupport", [1, 0, true, false]],
        ["Role_Interaid_CustomerSupport", [1, 1, true, true]],
        ["Role_Interaid_Financial", [1, 1, true, false]],
        ["Role_Interaid_Admin", [1, 1, true, true]]
      ]
      for (const [role, hits] of expected) {
        const { client } = yield* signedInWith(
          `rollen.suche@${role.toLowerCase().replaceAll("_", "-")}.example`,
          role,
          morning
        )
        assert.deepStrictEqual(yield* found(client), hits, role)
      }
      const own = yield* dealerUser("eigener@haendler.example", dealerId)
      assert.deepStrictEqual(yield* found(own.client), [1, 0, false, false])
      const other = yield* dealerUser("fremder@haendler.example", dealer.other)
      assert.deepStrictEqual(yield* found(other.client), [0, 0, false, false])
      const count = orderNumber.split("-").at(-1) ?? ""
      assert.deepStrictEqual((yield* hitsOf(other.client, count)).orders.items, [])
    })
  )

  it.effect("shows the latest five of a kind and whether there are more, and each guest once", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("viele@suche.example", "Role_Interaid_CustomerSupport", morning)
      const placed = []
      for (let index = 0; index < 6; index++)
        placed.push(
          yield* guestOrder(`vielbesteller${index}`, { firstName: "Vera", lastName: "Vielbesteller" })
        )
      yield* sql`update customer_order set email = 'vera@viel.example' where email like 'vielbesteller%'`
      const { orders, guests } = yield* hitsOf(client, "vielbesteller")
      assert.deepStrictEqual([orders.items.length, orders.hasMore], [5, true])
      assert.deepStrictEqual(
        orders.items.map(({ placedAt }) => placedAt),
        orders.items
          .map(({ placedAt }) => placedAt)
          .toSorted()
          .toReversed()
      )
      assert.strictEqual(guests.items.length, 1)
      assert.deepInclude(guests.items[0], { email: "vera@viel.example", orderCount: 6 })
      // orders whose number ends with the digits are found, as well as other records that contain the digits
      const number = placed[0]?.orderNumber ?? ""
      const byEnd = yield* hitsOf(client, number.slice(-4))
      assert.strictEqual(byEnd.orders.items[0]?.orderNumber.slice(-4), number.slice(-4))
    })
  )

  it.effect("uses indexes, without a sequential scan of orders or accounts", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      // the planner reads small tables sequentially unless sequential scans are made expensive
      const plans = yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`set local enable_seqscan = off`
          const orders = yield* sql<{ readonly "QUERY PLAN": string }>`
            explain select id from customer_order o where reverse(replace(o.order_number, '-', '')) like '1000%'`
          const accounts = yield* sql<{ readonly "QUERY PLAN": string }>`
            explain select id from account a
            where array_to_tsvector(account_words(a.first_name, a.last_name, a.email, a.phone)) @@ '''huber'':*'::tsquery`
          const addresses = yield* sql<{ readonly "QUERY PLAN": string }>`
            explain select id from account_address
            where array_to_tsvector(address_words(contents)) @@ '''huber'':*'::tsquery`
          return [orders, accounts, addresses].map((rows) => rows.map((row) => row["QUERY PLAN"]).join("\n"))
        })
      )
      assert.deepStrictEqual(
        ["customer_order_number_end", "account_words", "account_address_words"].map((index, at) =>
          plans[at]?.includes(index)
        ),
        [true, true, true],
        plans.join("\n\n")
      )
    })
  )

  it.effect("is refused for a while to an account that searches faster than a person can type", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("schnell@suche.example", "Role_Interaid_Financial", morning)
      const ask = client.post("/api/desk-search", { Search: "zu schnell" })
      const few = { ...limits, deskSearch: { ...limits.deskSearch, perSession: 2 } }
      const statuses = yield* Effect.provideService(
        Effect.forEach([1, 2, 3], () => Effect.map(ask, ({ status }) => status)),
        Limits,
        few
      )
      assert.deepStrictEqual(statuses, [200, 200, 429])
    })
  )
})
