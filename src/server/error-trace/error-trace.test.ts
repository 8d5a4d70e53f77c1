import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"

const json = { "content-type": "application/json" }

layer(SampleApi, realTime)("the report of a script error", (it) => {
  const error = {
    message: "x is not a function\r\n\u001b[31mFAKE LOG LINE",
    filename: "https://shop.example/assets/entry.js?v=1",
    lineno: 3,
    colno: 14,
    stack:
      "TypeError\n    at f (https://u:p@shop.example/neues-kennwort-setzen/Zk9_aB3dE5fG7hJ9kL1mN3pQ5?t=geheim:3:14)",
    time: Date.parse("2026-01-15T09:00:00Z")
  }
  const reportOf = (change: object = {}, errors: ReadonlyArray<object> = [error]) => ({
    userAgent: "Browser/1.0\n",
    timeStart: 0,
    timeEnd: 1,
    href: "https://shop.example/ch/bestellung-erfolgreich/abc?t=Zk9_aB3dE5fG7hJ9kL1mN3pQ5#x",
    errors,
    ...change
  })
  const send = (payload: object) => {
    const body = JSON.stringify(payload)
    return new TestVisitor().call("POST", "/api/error-trace/js-error", body, {
      headers: { ...json, "content-length": String(Buffer.byteLength(body)) }
    })
  }

  it.effect("is stored without query, token, user and control codes", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* send(reportOf())).status, 204)
      const sql = yield* SqlClient
      const [row] = yield* sql`
        select e.message, e.stack, m.href, m.user_agent, e.occurred_at
        from script_error e join machine_log m on m.id = e.machine_log_id`
      assert.deepStrictEqual(row, {
        message: "x is not a function   [31mFAKE LOG LINE",
        stack:
          "https://shop.example/assets/entry.js:3:14\nTypeError\n    at f (https://shop.example/neues-kennwort-setzen/…:3:14)",
        href: "https://shop.example/ch/bestellung-erfolgreich/abc",
        user_agent: "Browser/1.0 ",
        occurred_at: new Date("2026-01-15T09:00:00Z")
      })
    })
  )

  const entry = { event: "zip.change", state: "filling.zip.checking", status: "active", time: error.time }
  const did = (change: object = {}) => ({
    machine: "simpleCalculator",
    version: "1a2b3c",
    entries: [entry],
    ...change
  })

  it.effect("stores the log of the page's state machines once", () =>
    Effect.gen(function* () {
      const answer = yield* send(reportOf({ machines: [did()] }, [error, { ...error, message: "again" }]))
      assert.strictEqual(answer.status, 204)
      const sql = yield* SqlClient
      const rows = yield* sql`
        select count(*)::int as errors, m.machines from script_error join machine_log m on m.id = machine_log_id
        where m.machines <> '[]' group by m.id, m.machines`
      assert.deepStrictEqual(rows, [
        { errors: 2, machines: [did({ entries: [{ ...entry, time: "2026-01-15T09:00:00.000Z" }] })] }
      ])
    })
  )

  it.effect("stores only short words of the state machines", () =>
    Effect.gen(function* () {
      const odd = [
        did({ machine: "erika@example.de" }),
        did({ machine: "x".repeat(41) }),
        did({ version: "Erika" }),
        did({ entries: [{ ...entry, event: "zip.change 80331 München" }] }),
        did({ entries: [{ ...entry, event: "tel.08912345" }] }),
        did({ entries: [{ ...entry, event: "x".repeat(121) }] }),
        did({ entries: [{ ...entry, state: "Erika Mustermann" }] }),
        did({ entries: [{ ...entry, state: "x".repeat(201) }] }),
        did({ entries: [{ ...entry, value: "Erika" }] }),
        did({ entries: Array.from({ length: 101 }, () => entry) })
      ]
      const answers = yield* Effect.forEach(odd, (machine) => send(reportOf({ machines: [machine] })))
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        odd.map(() => 422)
      )
    })
  )

  it.effect("is at most 16 kB and 20 errors, 10 a minute from one address", () =>
    Effect.gen(function* () {
      const large = yield* send(
        reportOf(
          {},
          Array.from({ length: 10 }, () => ({ ...error, stack: "x".repeat(3000) }))
        )
      )
      assert.strictEqual(large.status, 413)
      const many = yield* send(
        reportOf(
          {},
          Array.from({ length: 21 }, () => error)
        )
      )
      assert.strictEqual(many.status, 422)
      const answers = yield* Effect.forEach(Array.from({ length: 12 }), () => send(reportOf()))
      assert.deepStrictEqual(answers.map(({ status }) => status).slice(-3), [429, 429, 429])
    })
  )
})
