import { assert, layer } from "@effect/vitest"
import { Effect, Tracer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { makeManyOrders, makeOrders, recordsOf } from "./statistics.test-support.ts"
import { RequestDeadline } from "../http/limits.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const many = 20_000
const wholeYear = { CountryId: 1, From: "2021-01-01", To: "2021-12-31" }
const file = (query: string) => `/api/orders-export/orders.csv?countryId=1&${query}`
const year = "from=2021-01-01&to=2021-12-31"

/** Starts an export; the test reads the rest of the file itself. */
const begun = Effect.fnUntraced(function* (client: TestVisitor, path: string) {
  const { send } = yield* TestApi
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const response = yield* send(
    new Request(`http://localhost:4200${path}`, { headers: { host: "localhost:4200", cookie } })
  )
  const reader = response.body?.getReader()
  assert(reader !== undefined)
  const next = Effect.promise(async () => {
    const { value } = await reader.read()
    return value === undefined ? undefined : new TextDecoder("utf-8", { ignoreBOM: true }).decode(value)
  })
  const rest = Effect.gen(function* () {
    let text = ""
    for (let part = yield* next; part !== undefined; part = yield* next) text += part
    return text
  })
  return { response, next, rest, leave: Effect.promise(() => reader.cancel()) }
})

/** Returns the number of exports that are being read, according to the database. */
const opened = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    select count(*)::int as count from pg_locks where locktype = 'advisory' and classid = ${advisoryLocks.csvSlots}
      and database = (select oid from pg_database where datname = current_database())`
  return row?.count ?? 0
})

/** Polls until no export is open: each query gives open exports a chance to close. */
const untilClosed = Effect.gen(function* () {
  for (let turn = 0; turn < 2000; turn++) if ((yield* opened) === 0) return
  assert.fail("a reader is still open")
})

layer(SampleApi, realTime)("the orders as a file", (it) => {
  it.effect("are all exported once, in the order of placing, as many as were counted", () =>
    Effect.gen(function* () {
      yield* makeManyOrders(many, "2021-03-01T00:00:00Z")
      const { id, client } = yield* signedInWith("ausfuhr@haus.example", "Role_Interaid_Financial", morning)
      const counted = yield* client.post("/api/orders-export/count", wholeYear)
      assert.deepStrictEqual(counted.body, { Total: many })
      const answer = yield* client.get(file(year))
      assert.strictEqual(answer.status, 200, answer.text.slice(0, 300))
      assert.strictEqual(answer.headers.get("x-total-rows"), String(many))
      assert.strictEqual(answer.headers.get("content-type"), "text/csv; charset=utf-8")
      assert.strictEqual(
        answer.headers.get("content-disposition"),
        'attachment; filename="bestellungen-2026-01-15.csv"'
      )
      assert.strictEqual(answer.headers.get("cache-control"), "no-store")
      const [head, ...records] = recordsOf(answer.text)
      assert.strictEqual(head?.[0], "Bestellnummer")
      assert.lengthOf(records, many)
      const sums = records.map((record) => record[head?.indexOf("Gesamtpreis brutto") ?? 0])
      assert.deepStrictEqual(
        sums,
        Array.from({ length: many }, (_, index) => ((100_001 + index) / 100).toFixed(2).replace(".", ","))
      )
      const sql = yield* SqlClient
      const written = yield* sql`select actor_id, detail from audit_event where event = 'ordersExported'`
      assert.deepStrictEqual(written, [
        { actor_id: id, detail: { countryId: 1, from: "2021-01-01", to: "2021-12-31", rows: many } }
      ])
      yield* untilClosed
    })
  )

  it.effect("are read at most two pages ahead of their reader", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("langsam@haus.example", "Role_Interaid_Admin", morning)
      const tracer = yield* Effect.tracer
      let statements = 0
      const counting = Tracer.make({
        span: (options) => {
          if (options.kind === "client") statements += 1
          return tracer.span(options)
        }
      })
      const reading = yield* Effect.withTracer(begun(client, file(year)), counting)
      yield* reading.next
      yield* reading.next
      const soFar = statements
      // another client has read all twenty pages in the meantime, so the server also had enough time to read them for
      // this client
      assert.lengthOf(recordsOf((yield* client.get(file(year))).text), many + 1)
      assert.isAtMost(statements - soFar, 2, "it goes on reading though its reader takes nothing")
      const pagesLeft = 18
      const text = yield* reading.rest
      assert.isAtLeast(statements - soFar, pagesLeft - 3)
      assert.isAtLeast(recordsOf(text).length, many - 2000)
      yield* untilClosed
    })
  )

  it.effect("are those of one moment: later orders and changes are not included", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("moment@haus.example", "Role_Interaid_Admin", morning)
      const sql = yield* SqlClient
      const reading = yield* begun(client, file(`${year}&states=placed`))
      yield* reading.next
      yield* makeManyOrders(50, "2021-10-01T00:00:00Z")
      yield* sql`update customer_order set status = 'confirmed' where id like 'many-2021-03%' and total_cents % 2 = 0`
      const records = recordsOf(yield* reading.rest)
      assert.lengthOf(records, many)
      assert.deepStrictEqual([...new Set(records.map((record) => record[2]))], ["bestellt"])
      const after = yield* client.post("/api/orders-export/count", { ...wholeYear, States: ["placed"] })
      assert.deepStrictEqual(after.body, { Total: many / 2 + 50 })
    })
  )

  it.effect("end with their reader, and three are read at a time on all servers", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("weg@haus.example", "Role_Interaid_Admin", morning)
      const first = yield* begun(client, file(year))
      yield* first.next
      const others = [yield* begun(client, file(year)), yield* begun(client, file(year))]
      assert.strictEqual(yield* opened, 3)
      const fourth = yield* client.get(file(year))
      assert.strictEqual(fourth.status, 429)
      assert.strictEqual(fourth.headers.get("retry-after"), "10")
      // other calls of the same user still work
      assert.strictEqual((yield* client.post("/api/orders-export/count", wholeYear)).status, 200)
      for (const each of [first, ...others]) yield* each.leave
      yield* untilClosed
      const sql = yield* SqlClient
      const [left] = yield* sql<{ readonly count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`
      assert.strictEqual(left?.count, 0)
      assert.strictEqual((yield* client.get(file(`${year}&dealerId=2147483647`))).status, 200)
    })
  )

  it.effect("are selected by state, dealer, goods and words, alike when counted and exported", () =>
    Effect.gen(function* () {
      const { id, client } = yield* signedInWith("wahl@haus.example", "Role_Interaid_Admin", morning)
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{
        readonly id: number
      }>`select max(id) as id from dealer where country_id = 1`
      const dealerId = dealer?.id ?? 0
      yield* makeOrders([
        { at: "2022-02-01T10:00:00Z", dealerId, lastName: "=HYPERLINK(1)" },
        { at: "2022-02-02T10:00:00Z", dealerId, status: "settled", lastName: "Grünwald" },
        { at: "2022-02-03T10:00:00Z", dealerId, group: 1, product: 1, status: "refused" },
        // the last second of 28 February in Berlin, and the first second of March
        { at: "2022-02-28T22:59:59Z", dealerId },
        { at: "2022-02-28T23:00:00Z", dealerId }
      ])
      yield* sql`
        update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress,phone}', '"+49 (0)171 / 66 55-446"')
        where receipt #>> '{deliveryAddress,lastName}' = 'Grünwald'`
      const span = { CountryId: 1, From: "2022-02-01", To: "2022-02-28" }
      for (const [payload, query, total] of [
        [{}, "", 4],
        [{ States: ["settled", "refused"] }, "&states=settled,refused", 2],
        [{ DealerId: dealerId, ProductGroupId: 1 }, `&dealerId=${dealerId}&productGroupId=1`, 1],
        [{ DealerId: 2_147_483_647 }, "&dealerId=2147483647", 0],
        [{ Search: "grünwald gemacht@" }, "&search=gr%C3%BCnwald%20gemacht%40", 1],
        [{ Search: "0171 6655446" }, "&search=0171%206655446", 1],
        [{ Search: "0171 6655447" }, "&search=0171%206655447", 0],
        [{ Search: "100%" }, "&search=100%25", 0]
      ] as const) {
        const counted = yield* client.post("/api/orders-export/count", { ...span, ...payload })
        assert.strictEqual(bodyOf<{ readonly Total: number }>(counted).Total, total, query)
        const taken = yield* client.get(file(`from=2022-02-01&to=2022-02-28${query}`))
        assert.strictEqual(taken.headers.get("x-total-rows"), String(total))
        assert.lengthOf(recordsOf(taken.text), total + 1, query)
      }
      const { text } = yield* client.get(file("from=2022-02-01&to=2022-02-01"))
      assert.include(text, ";'=HYPERLINK(1);")
      assert.include(text, ";01.02.2022 11:00;bestellt;DE;")
      const searched = yield* sql`
        select detail ->> 'searched' as searched from audit_event
        where actor_id = ${id} and detail ? 'searched' and event = 'ordersExported'`
      assert.deepStrictEqual(
        searched,
        [1, 2, 3, 4].map(() => ({ searched: "true" }))
      )
      for (const wrong of ["from=2022-02-01&to=2022-01-31", "from=2022-02-01&to=2022-02-28&states=gone"])
        assert.strictEqual((yield* client.get(file(wrong))).status, 422)
    })
  )
})

const deadline = 2_000

layer(SampleApi, realTime)("a streamed file", (it) => {
  it.effect("continues beyond the deadline of its request", () =>
    Effect.gen(function* () {
      yield* makeManyOrders(3000, "2021-03-01T00:00:00Z")
      const { client } = yield* signedInWith("lange@haus.example", "Role_Interaid_Admin", morning)
      const sql = yield* SqlClient
      const until = performance.now() + deadline * 1.1
      const reading = yield* begun(client, file(year))
      yield* reading.next
      while (performance.now() < until) yield* sql`select 1`
      assert.lengthOf(recordsOf(yield* reading.rest), 3000)
    }).pipe(Effect.provideService(RequestDeadline, deadline))
  )
})
