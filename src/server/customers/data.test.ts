import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, sameAsMissing } from "../testing/customers.test-support.ts"
import { addressIn, readRefusal, servedPlace } from "../testing/journey.test-support.ts"
import { type Answer, type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

interface Row {
  readonly Id: number
  readonly Version: number
  readonly AddressType: 0 | 1
  readonly Address: { readonly Street: string; readonly City: string }
}

interface Rows {
  readonly Items: ReadonlyArray<Row>
}

const path = "/api/kunde/adressen"
const save = (browser: TestVisitor, items: ReadonlyArray<object>) => browser.post(path, { Items: items })
const added = (address: object, change: object = {}) => ({
  Id: 0,
  Version: 0,
  Change: "Added",
  AddressType: 1,
  Address: address,
  ...change
})
const problemsOf = (answer: Answer) =>
  readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`)

layer(SampleApi, realTime)("addresses of an account", (it) => {
  it.effect("are added, changed and deleted as one list", () =>
    Effect.gen(function* () {
      const a = yield* customer("addresses@kunde.example")
      const home = addressIn(yield* servedPlace)
      const first = bodyOf<Rows>(
        yield* save(a.browser, [
          added({ ...home, Street: "  Hauptstraße " }),
          added({ ...home, Phone: "" }, { AddressType: 0 })
        ])
      )
      assert.deepStrictEqual(
        first.Items.map(({ Version, AddressType, Address }) => [Version, AddressType, Address.Street]),
        [
          [1, 1, "Hauptstraße"],
          [1, 0, "Marktplatz"]
        ]
      )
      const [one, two] = first.Items
      const second = bodyOf<Rows>(
        yield* save(a.browser, [
          { ...one, Change: "Modified", Address: { ...home, Street: "Gasse" } },
          { ...two, Change: "Deleted" },
          added({ ...home, HouseNumber: "9" })
        ])
      )
      assert.deepStrictEqual(
        second.Items.map(({ Version, Address }) => [Version, Address.Street]),
        [
          [2, "Gasse"],
          [1, "Marktplatz"]
        ]
      )
      // unchanged entries are not validated
      const third = bodyOf<Rows>(
        yield* save(a.browser, [{ ...one, Change: "Unchanged", Address: { ...home, Street: "" } }])
      )
      assert.deepStrictEqual(third.Items, second.Items)
      const sql = yield* SqlClient
      const events = yield* sql`
        select detail -> 'changes' as changes, actor_id as "actorId" from audit_event
        where subject_id = ${a.id} and event = 'addressChanged' order by id`
      assert.deepStrictEqual(events, [
        { changes: ["Added", "Added"], actorId: a.id },
        { changes: ["Modified", "Deleted", "Added"], actorId: a.id }
      ])
    })
  )

  it.effect("are saved completely or not at all, with the problems by field", () =>
    Effect.gen(function* () {
      const a = yield* customer("checked@kunde.example")
      const home = addressIn(yield* servedPlace)
      const answer = yield* save(a.browser, [
        added(home),
        added({ ...home, City: "Nirgendwo", LastName: "" }),
        added({ ...home, ZipCode: "00000" }),
        added({ ...home, ZipCode: "123" }),
        added({ ...home, Phone: "" })
      ])
      assert.strictEqual(answer.status, 422)
      assert.deepStrictEqual(problemsOf(answer), [
        "Items[1].Address.LastName required",
        "Items[1].Address.City placeMismatch",
        "Items[2].Address.ZipCode invalid",
        "Items[3].Address.ZipCode invalid",
        "Items[4].Address.Phone required"
      ])
      assert.deepStrictEqual(bodyOf<Rows>(yield* a.browser.get(path)).Items, [])
    })
  )

  it.effect("are not overwritten by an older version, whose sender gets the current row", () =>
    Effect.gen(function* () {
      const a = yield* customer("stale@kunde.example")
      const home = addressIn(yield* servedPlace)
      const [row] = bodyOf<Rows>(yield* save(a.browser, [added(home)])).Items
      yield* save(a.browser, [{ ...row, Change: "Modified", Address: { ...home, Street: "Neuer Weg" } }])
      for (const change of ["Modified", "Deleted"]) {
        const late = yield* save(a.browser, [added(home), { ...row, Change: change, Address: home }])
        assert.strictEqual(late.status, 409)
        assert.deepNestedInclude(late.body, { Code: "VersionConflict" })
        const [current] = (late.body as { readonly Current: ReadonlyArray<Row> }).Current
        assert.deepStrictEqual([current?.Version, current?.Address.Street], [2, "Neuer Weg"])
      }
      assert.strictEqual(bodyOf<Rows>(yield* a.browser.get(path)).Items.length, 1)
    })
  )

  it.effect("of another customer are treated like missing ones", () =>
    Effect.gen(function* () {
      const a = yield* customer("own-a@kunde.example")
      const b = yield* customer("own-b@kunde.example")
      const home = addressIn(yield* servedPlace)
      const [row] = bodyOf<Rows>(yield* save(a.browser, [added(home)])).Items
      const answers = []
      for (const id of [row?.Id, 999_999])
        for (const change of ["Modified", "Deleted"])
          answers.push(
            yield* save(b.browser, [added(home), { ...row, Id: id, Change: change, Address: home }])
          )
      sameAsMissing(answers)
      assert.deepStrictEqual(bodyOf<Rows>(yield* b.browser.get(path)).Items, [])
      assert(row !== undefined)
      assert.deepStrictEqual(bodyOf<Rows>(yield* a.browser.get(path)).Items, [row])
    })
  )

  it.effect("are offered for orders in their country, with companies and invoices as requested", () =>
    Effect.gen(function* () {
      interface Choice {
        readonly DeliveryAddressList: ReadonlyArray<{ readonly Id: number; readonly Email: string }>
        readonly InvoiceAddressList: ReadonlyArray<{ readonly InvoiceAddress: boolean }>
        readonly SelectedAddresses: ReadonlyArray<{ readonly AddressId: number }>
      }
      const a = yield* customer("choice@kunde.example")
      const home = addressIn(yield* servedPlace)
      const { Items } = bodyOf<Rows>(
        yield* save(a.browser, [
          added(home),
          added({ ...home, CompanyName: "Muster GmbH" }),
          added(home, { AddressType: 0 })
        ])
      )
      const choice = function* (query: string, country = 1) {
        const found = bodyOf<Choice>(
          yield* a.browser.get(`/api/jwt/adressen/order-addresses/${country}${query}`)
        )
        return [
          found.DeliveryAddressList.length,
          found.InvoiceAddressList.length,
          found.SelectedAddresses.length
        ]
      }
      assert.deepStrictEqual(yield* choice(""), [2, 1, 1])
      assert.deepStrictEqual(yield* choice("?ai=0&ac=1"), [2, 0, 1])
      assert.deepStrictEqual(yield* choice("?ai=1&ac=0"), [1, 1, 1])
      assert.deepStrictEqual(yield* choice("", 2), [0, 1, 0])
      const found = bodyOf<Choice>(yield* a.browser.get("/api/jwt/adressen/order-addresses/1"))
      assert.deepInclude(found.DeliveryAddressList[0], {
        Id: Items[0]?.Id ?? 0,
        Email: "choice@kunde.example"
      })
      assert.strictEqual(found.SelectedAddresses[0]?.AddressId, Items[0]?.Id)
      assert.isTrue(found.InvoiceAddressList[0]?.InvoiceAddress)
      const b = yield* customer("choice-b@kunde.example")
      const foreign = bodyOf<Choice>(yield* b.browser.get("/api/jwt/adressen/order-addresses/1"))
      assert.deepStrictEqual(foreign.DeliveryAddressList, [])
    })
  )

  it.effect("typed by a guest are offered for the guest's order in the same way", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const company = { ...addressIn(yield* servedPlace), CompanyName: "Muster GmbH" }
      yield* guest.post("/api/account/cache-reg-data", {
        AuthData: { Email: "gast@kunde.example", AsGuest: true, ForOrder: true },
        DeliveryAddress: company,
        InvoiceAddress: company,
        UseInvoiceAddress: true
      })
      const counts = function* (query: string) {
        const found = bodyOf<Record<string, ReadonlyArray<unknown>>>(
          yield* guest.get(`/api/jwt/adressen/order-addresses/1${query}`)
        )
        return Object.values(found).map((each) => each.length)
      }
      assert.deepStrictEqual(yield* counts("?ai=True&ac="), [1, 1, 1])
      assert.deepStrictEqual(yield* counts("?ai=False"), [1, 0, 1])
      assert.deepStrictEqual(yield* counts("?ac=0"), [0, 0, 0])
    })
  )
})
