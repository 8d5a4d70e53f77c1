import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { customer } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import type { Answer } from "../testing/visitor.test-support.ts"

const problemsOf = (answer: Answer) =>
  readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`)

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

  it.effect("are saved for their owner only, and do not order the newsletter", () =>
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
        Newsletter: false,
        Email: "base-a@kunde.example"
      })
      assert.deepStrictEqual((yield* a.browser.get(base)).body, saved.body)
      assert.strictEqual((yield* b.browser.get(base)).text, before.text)
    })
  )

  it.effect("show the newsletter that the mailbox has confirmed", () =>
    Effect.gen(function* () {
      const a = yield* customer("base-news@kunde.example")
      const sql = yield* SqlClient
      yield* sql`
        insert into price_alarm (account_id, email, kind, country_id, product_id, amount, threshold, direction)
        values (${a.id}, 'base-news@kunde.example', 'Newsletter', 1, 20, 0, 0, 'Below')`
      assert.deepInclude((yield* a.browser.get(base)).body, { Newsletter: false })
      yield* sql`update price_alarm set confirmed_at = now() where account_id = ${a.id}`
      assert.deepInclude((yield* a.browser.get(base)).body, { Newsletter: true })
      const saved = yield* a.browser.post(base, { ...person, Newsletter: false })
      assert.deepInclude(saved.body, { Version: 2, Newsletter: true })
    })
  )

  it.effect("are refused when invalid, and with a column that users may not set", () =>
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

  it.effect(
    "are not overwritten by an older version, whose sender gets the current one, also after an edit by support",
    () =>
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

  it.effect("saved from two tabs at once are stored for one, and the other gets a conflict", () =>
    Effect.gen(function* () {
      const a = yield* customer("base-e@kunde.example")
      const names = ["Anna", "Berta", "Clara", "Dora", "Emma"]
      const answers = yield* Effect.all(
        names.map((FirstName) => a.browser.post(base, { ...person, FirstName })),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(
        answers.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, 409, 409, 409, 409]
      )
      const kept = answers.find(({ status }) => status === 200)?.body
      assert.deepStrictEqual((yield* a.browser.get(base)).body, kept)
    })
  )
})
