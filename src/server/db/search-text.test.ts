import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { searchText } from "../../domain/search-text.ts"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { placedOrder } from "../testing/order-life.test-support.ts"
import { workOnce } from "../testing/registration.test-support.ts"

const days = { From: "2026-01-01", To: "2026-12-31" }

layer(SampleApi, realTime)("texts that are searched (rule desk.search)", (it) => {
  it.effect("are the same in the database and the domain, for every letter of our languages", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const letters = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
      const texts = [
        ...letters,
        "Müller",
        "Mu\u0308ller",
        "MUELLER",
        "Strauß",
        "STRAUẞ",
        "Søren Æbelø",
        "ÇALIŞKAN"
      ]
      const rows = yield* sql<{ readonly text: string; readonly found: string }>`
        select t as text, search_text(t) as found from unnest(${texts}::text[]) with ordinality u(t, n) order by n`
      assert.deepStrictEqual(
        rows.filter(({ text, found }) => found !== searchText(text)),
        []
      )
    })
  )

  it.effect("can be reindexed in a shop that has orders, as an update of a running shop does", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [count] = yield* sql<{ readonly n: number }>`select count(*)::int as n from customer_order`
      assert.isAbove(count?.n ?? 0, 0)
      yield* sql`reindex index customer_order_words`
    })
  )

  it.effect("are in German order in lists of people and dealers (rule desk.order)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const admin = (yield* signedInWith("ordnet@haus.example", "Role_Interaid_Admin", morning)).client
      const names = [
        "Adler",
        "Ägidius",
        "Anders",
        "lange",
        "Lärchen",
        "Lauber",
        "Ott",
        "Özdemir",
        "Paul",
        "Zander"
      ]
      for (const name of names.toReversed()) {
        const id = yield* makeAccount(`reihe.${names.indexOf(name)}@ordnung.example`, ["Role_Customer"])
        yield* sql`update account set last_name = ${name}, first_name = 'Reihe' where id = ${id}`
        yield* sql`
          update dealer set name = ${`${name} Ordnung`} where id = (
            select id from dealer where name not like '% Ordnung' order by id desc limit 1)`
      }
      const customers = (yield* admin.get("/api/support/kunden?search=ordnung.example")).body as {
        readonly Items: ReadonlyArray<{ readonly LastName: string }>
      }
      assert.deepStrictEqual(
        customers.Items.map(({ LastName }) => LastName),
        names
      )
      const dealers = (yield* admin.get("/api/support/haendler?search=ordnung&size=100")).body as {
        readonly Items: ReadonlyArray<{ readonly Name: string }>
      }
      const named = dealers.Items.flatMap(({ Name }) =>
        Name.endsWith(" Ordnung") ? [Name.slice(0, -8)] : []
      )
      assert.isAbove(named.length, 5)
      assert.deepStrictEqual(named, names.slice(-named.length))
    })
  )

  it.effect("are found in the same way in every list of staff", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const admin = (yield* signedInWith("sucht@haus.example", "Role_Interaid_Admin", morning)).client
      const order = yield* placedOrder("gefunden")
      yield* sql`update account set last_name = 'Strauß-Müller' where id = (
        select min(id) from account where 'Role_Customer' = any(roles))`
      yield* sql`
        update customer_order set account_id = (select min(id) from account where 'Role_Customer' = any(roles)),
          receipt = jsonb_set(receipt, '{deliveryAddress,lastName}', '"Strauß-Müller"')
        where id = ${order.orderId}`
      yield* workOnce()
      const numbers = [
        `#${order.orderNumber}`,
        order.orderNumber.replaceAll("-", "\u2013"),
        order.orderNumber.replaceAll("-", ""),
        `Ihre Bestellung ${order.orderNumber} ist eingegangen`
      ]
      const names = ["strauss", "mueller", "muller", "Mu\u0308ller", "STRAUSS"]
      const totalOf = Effect.fnUntraced(function* (path: string, search: string) {
        const { body, status, text } = path.startsWith("get ")
          ? yield* admin.get(`${path.slice(4)}?search=${encodeURIComponent(search)}`)
          : yield* admin.post(path, {
              ...(path.endsWith("count") ? days : { Page: 1, Size: 20 }),
              Search: search
            })
        assert.strictEqual(status, 200, `${path} ${text}`)
        return (body as { readonly Total: number }).Total
      })
      const lists: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
        ["get /api/desk-orders", [...numbers, ...names]],
        ["get /api/support/kunden", [...numbers, ...names]],
        ["get /api/support/benutzer", names],
        ["/api/dealer-orders/open", [...numbers, ...names]],
        ["/api/orders-export/count", [...numbers, ...names]]
      ]
      for (const [path, searches] of lists)
        for (const search of searches)
          assert.strictEqual(yield* totalOf(path, search), 1, `${path} ${search}`)
      const mails = yield* totalOf("get /api/support/postausgang", order.orderNumber)
      assert.isAbove(mails, 0)
      for (const search of numbers)
        assert.strictEqual(yield* totalOf("get /api/support/postausgang", search), mails, search)
    })
  )
})
