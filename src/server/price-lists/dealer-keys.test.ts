import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { projectRoot } from "../project-root.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"
import {
  dealersElsewhere,
  dealersOf,
  listOf,
  pathOf,
  staffFor,
  workerOf
} from "./price-lists.test-support.ts"

interface ToldKey {
  readonly Id: number
  readonly Name: string
  readonly Ending: string
  readonly LastUsedAt: string | null
  readonly RevokedAt: string | null
}

interface Current {
  readonly Version: number
  readonly Rows: ReadonlyArray<object>
}

const path = "/api/dealer/price-list"

/** Creates a client program that has only a key. */
const program = (secret: string) => {
  const call = (method: string, to: string, body?: object) =>
    new TestVisitor().call(method, to, body === undefined ? undefined : JSON.stringify(body), {
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { "content-type": "application/json" })
      }
    })
  return {
    get: () => call("GET", path),
    put: (body: object) => call("PUT", path, body),
    check: (body: object) => call("POST", `${path}/check`, body)
  }
}

const made = Effect.fnUntraced(function* (who: TestVisitor, dealerId: number, Name: string) {
  const answer = yield* who.post(pathOf(dealerId, "schluessel"), { Name })
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<{ readonly Key: ToldKey; readonly Secret: string }>(answer)
})

const keysOf = (who: TestVisitor, dealerId: number) =>
  Effect.map(
    who.get(pathOf(dealerId, "schluessel")),
    (answer) => bodyOf<{ readonly Items: ReadonlyArray<ToldKey> }>(answer).Items
  )

/** Reads the example in the documentation: its method, path and body. */
const example = () => {
  const text = readFileSync(join(projectRoot, "docs/price-lists.md"), "utf8")
  const [, method = "", address = "", body = ""] =
    /```sh\ncurl -X ([A-Z]+) (\S+) \\\n(?:.*\\\n)*\s+-d '([^']*)'\n```/u.exec(text) ?? []
  return { method, path: new URL(address).pathname, body: JSON.parse(body) as object }
}

layer(SampleApi, realTime)("a dealer's key (rule price-list.keys)", (it) => {
  it.effect("is shown once, stored as a hash, recorded when used, and invalid when revoked", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealerId = 0] = yield* dealersOf()
      const dealer = yield* workerOf("schluessel@haendler.example", dealerId)
      const { Key, Secret } = yield* made(dealer, 0, "Warenwirtschaft")
      assert.match(Secret, /^hmk_[A-Za-z0-9_-]{43}$/u)
      assert.deepInclude(Key, { Name: "Warenwirtschaft", Ending: Secret.slice(-4), LastUsedAt: null })
      const [kept] = yield* sql<{ readonly row: string }>`
        select row_to_json(k)::text as row from dealer_key k where id = ${Key.Id}`
      assert.notInclude(kept?.row, Secret)
      const own = program(Secret)
      assert.strictEqual((yield* own.get()).status, 200)
      assert.isNotNull((yield* keysOf(dealer, 0))[0]?.LastUsedAt)
      for (const other of ["hmk_", `${Secret}x`, Secret.slice(0, -1)])
        assert.strictEqual((yield* program(other).get()).status, 401)
      const nothing = yield* new TestVisitor().call("GET", path)
      assert.strictEqual(nothing.status, 401)
      assert.strictEqual((yield* dealer.get(path)).status, 401, "a session opens nothing")
      const staff = yield* staffFor("schluessel@haus.example")
      const ended = yield* staff.post(pathOf(dealerId, `schluessel/${Key.Id}/widerrufen`), {})
      assert.strictEqual(ended.status, 200, ended.text)
      assert.strictEqual((yield* own.get()).status, 401)
      const log = yield* sql`
        select event from audit_event where (detail ->> 'dealer')::int = ${dealerId} order by id`
      assert.deepStrictEqual(
        log.map(({ event }) => event),
        ["dealerKeyAdded", "dealerKeyRevoked"]
      )
      assert.strictEqual((yield* dealer.post(pathOf(0, "schluessel"), { Name: " " })).status, 422)
    })
  )

  it.effect("publishes a list once, and a list with warnings only if they are accepted", () =>
    Effect.gen(function* () {
      const [, dealerId = 0] = yield* dealersOf()
      const staff = yield* staffFor("programm@haus.example")
      const { Secret } = yield* made(staff, dealerId, "Programm")
      const own = program(Secret)
      const { Rows, Version } = bodyOf<Current>(yield* own.get())
      assert.strictEqual(Version, 0)
      const same = yield* own.put({ Rows })
      assert.strictEqual(same.status, 200, same.text)
      assert.deepInclude(same.body as object, { IsChanged: false, Version: 0 })
      const dearer = Rows.map((row) => ({ ...row, UnitPrice: "9999,00" }))
      const checked = yield* own.check({ Rows: dearer })
      assert.strictEqual(checked.status, 200, checked.text)
      assert.include(checked.text, '"farFromFormer"')
      const refused = yield* own.put({ Rows: dearer })
      assert.strictEqual(refused.status, 422)
      assert.include(refused.text, "warningsNotAccepted")
      const taken = yield* own.put({ Rows: dearer, AcceptWarnings: true, BaseVersion: 0 })
      assert.strictEqual(taken.status, 200, taken.text)
      assert.deepInclude(taken.body as object, { IsChanged: true, Version: 2 })
      // repeats the same request, like a program that has not received the response
      const again = yield* own.put({ Rows: dearer, AcceptWarnings: true, BaseVersion: 0 })
      assert.strictEqual(again.status, 200, again.text)
      assert.deepInclude(again.body as object, { IsChanged: false, Version: 2 })
      assert.strictEqual((yield* own.put({ Rows, AcceptWarnings: true, BaseVersion: 0 })).status, 409)
      const flawed = yield* own.put({ Rows: [{ ...Rows[0], Product: "kohle", UnitPrice: 0 }] })
      assert.strictEqual(flawed.status, 422)
      assert.include(flawed.text, '"Code":"productUnknown","Field":"Rows[1].Product"')
      assert.include(flawed.text, '"Code":"priceNotPositive","Field":"Rows[1].UnitPrice"')
    })
  )

  it.effect("works as in the document's example (docs/price-lists.md)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealerId = 0] = yield* dealersElsewhere
      yield* sql`
        update delivery_area set external_number = '1'
        where id = (select min(id) from delivery_area where dealer_id = ${dealerId}) and external_number <> '1'`
      const staff = yield* staffFor("beispiel@haus.example")
      const { Secret } = yield* made(staff, dealerId, "Beispiel")
      const { method, path: address, body } = example()
      assert.strictEqual(address, path)
      const answer = yield* new TestVisitor().call(method, address, JSON.stringify(body), {
        headers: { authorization: `Bearer ${Secret}`, "content-type": "application/json" }
      })
      assert.strictEqual(answer.status, 200, answer.text)
      const { Rows } = yield* listOf(staff, dealerId)
      assert.deepStrictEqual(
        Rows.map(({ FromAmount, UnitPrice }) => [FromAmount, UnitPrice]),
        [
          [0, 31_800],
          [3000, 29_950]
        ]
      )
    })
  )
})
