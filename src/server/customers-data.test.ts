import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "./api.test-support.ts"
import { bodyOf, customer, sameAsMissing } from "./customers.test-support.ts"
import { addressIn, readRefusal, servedPlace } from "./journey.test-support.ts"
import type { Answer, TestVisitor } from "./visitor.test-support.ts"

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
      // what is unchanged is not looked at, whatever it says
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

  it.effect("are saved whole or not at all, and told what is wrong by field", () =>
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

  it.effect("tell who saw an older row what it is now, and keep it", () =>
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

  it.effect("of another customer are as good as missing", () =>
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

  it.effect("are offered to an order in their country, companies and invoices as asked for", () =>
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
})

layer(SampleApi, realTime)("base data of an account", (it) => {
  const base = "/api/kunde/stammdaten"
  const person = {
    Version: 1,
    Title1Id: 1,
    Title2Id: 1,
    FirstName: " Erika ",
    LastName: "Neu",
    Phone: "+49 89 654321",
    Newsletter: true
  }

  it.effect("are shown with the newsletter unticked, and saved for their owner alone", () =>
    Effect.gen(function* () {
      const a = yield* customer("base-a@kunde.example")
      const b = yield* customer("base-b@kunde.example")
      const before = yield* b.browser.get(base)
      assert.deepInclude(before.body, { Email: "base-b@kunde.example", Newsletter: false })
      const saved = yield* a.browser.post(base, person)
      assert.deepStrictEqual(saved.body, {
        ...person,
        Version: 2,
        FirstName: "Erika",
        Email: "base-a@kunde.example"
      })
      assert.deepStrictEqual((yield* a.browser.get(base)).body, saved.body)
      assert.strictEqual((yield* b.browser.get(base)).text, before.text)
    })
  )

  it.effect("are refused with what is wrong, and with a column that is nobody's to set", () =>
    Effect.gen(function* () {
      const a = yield* customer("base-c@kunde.example")
      const before = yield* a.browser.get(base)
      const wrong = {
        ...person,
        Title1Id: 9,
        Title2Id: 9,
        FirstName: " ",
        LastName: "x".repeat(61),
        Phone: "12"
      }
      const answer = yield* a.browser.post(base, wrong)
      assert.deepStrictEqual(problemsOf(answer), [
        "Title1Id invalid",
        "Title2Id invalid",
        "FirstName required",
        "LastName tooLong",
        "Phone invalid"
      ])
      for (const extra of [{ Roles: ["Role_Interaid_Admin"] }, { Email: "x@example.de" }, { Id: 1 }])
        assert.strictEqual((yield* a.browser.post(base, { ...person, ...extra })).status, 422)
      assert.strictEqual((yield* a.browser.get(base)).text, before.text)
    })
  )

  it.effect("tell who saw older ones what they are now, and keep these, also when support was faster", () =>
    Effect.gen(function* () {
      const a = yield* customer("base-d@kunde.example")
      const sql = yield* SqlClient
      yield* a.browser.post(base, person)
      const late = yield* a.browser.post(base, { ...person, FirstName: "Zweiter" })
      assert.strictEqual(late.status, 409)
      assert.deepNestedInclude(late.body, {
        Code: "VersionConflict",
        "Current.Version": 2,
        "Current.FirstName": "Erika"
      })
      yield* sql`update account set phone = '030 1234567' where id = ${a.id}`
      const afterSupport = yield* a.browser.post(base, { ...person, Version: 2 })
      assert.strictEqual(afterSupport.status, 409)
      assert.deepNestedInclude(afterSupport.body, { "Current.Version": 3, "Current.Phone": "030 1234567" })
      assert.deepInclude((yield* a.browser.get(base)).body, { Version: 3, FirstName: "Erika" })
      const events = yield* sql`
        select id from audit_event where subject_id = ${a.id} and event = 'customerEdited'`
      assert.strictEqual(events.length, 1)
    })
  )

  it.effect("saved from two tabs at once are those of one of them, and the other is told", () =>
    Effect.gen(function* () {
      const a = yield* customer("base-e@kunde.example")
      const names = ["Anna", "Berta", "Clara", "Dora", "Emma"]
      const answers = yield* Effect.all(
        names.map((FirstName) => a.browser.post(base, { ...person, FirstName })),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409])
      const kept = answers.find(({ status }) => status === 200)?.body
      assert.deepStrictEqual((yield* a.browser.get(base)).body, kept)
    })
  )
})
