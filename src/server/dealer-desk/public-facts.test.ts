import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import {
  branchOf,
  created,
  path,
  profileOf,
  type Row,
  type Shown,
  support
} from "./dealer-desk.test-support.ts"

interface PublicDealer {
  readonly Id: number
  readonly EnplusId: string | null
  readonly Certifications: ReadonlyArray<Readonly<Record<"Name" | "Number" | "ValidUntil", string | null>>>
  readonly OpeningHours: ReadonlyArray<object>
  readonly Branches: ReadonlyArray<{ readonly Id: number; readonly OpeningHours: ReadonlyArray<object> }>
}

/** Returns the public data of a dealer once `isSo` accepts them, or the last data after ten seconds. */
const publicly = Effect.fnUntraced(function* (id: number, isSo: (dealer: PublicDealer) => boolean) {
  const ask = Effect.map(
    (yield* visitor).get(`/api/site/1/dealers/${id}`),
    (answer) => answer.body as PublicDealer
  )
  const until = performance.now() + 10_000
  let told = yield* ask
  while (!("Id" in told && isSo(told)) && performance.now() < until) {
    yield* Effect.sleep("20 millis")
    told = yield* ask
  }
  return told
})

layer(SampleApi, realTime)("what staff say of a dealer in public", (it) => {
  it.effect("has opening hours for each branch, else the dealer's (rule dealer.hours)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const staff = yield* support("zeiten")
      const dealer = yield* created(staff, "Zeiten GmbH")
      const own = `${path}/${dealer.Id}/niederlassungen`
      const saturday = [{ Day: 6, From: "08:00", To: "12:00" }]
      const added = yield* staff.post(own, branchOf({ OpeningHours: saturday }))
      const branch = bodyOf<Row & { readonly OpeningHours: unknown }>(added)
      assert.deepInclude(branch, { RowVersion: 1, OpeningHours: saturday })
      const told = yield* publicly(dealer.Id, ({ Branches }) => Branches.length === 1)
      assert.deepStrictEqual(told.Branches[0]?.OpeningHours, saturday)
      assert.deepStrictEqual(told.OpeningHours, [])
      const wrong = { ...branch, OpeningHours: [{ Day: 6, From: "12:00", To: "08:00" }] }
      assert.include((yield* staff.post(own, wrong)).text, '"Code":"hoursInvalid","Field":"Hours6"')
      // a server of the earlier release does not know the opening hours and must not change them
      yield* sql`update branch set name = 'Lager' where id = ${branch.Id}`
      const shown = bodyOf<Shown>(yield* staff.get(`${path}/${dealer.Id}`))
      assert.deepInclude(shown.Branches[0] ?? {}, { Name: "Lager", OpeningHours: saturday })
      const log = yield* sql`
        select detail ->> 'part' as part, detail ->> 'operation' as operation from audit_event
        where event = 'dealerEdited' and (detail ->> 'dealer')::int = ${dealer.Id} order by id`
      assert.deepStrictEqual(log.at(-1), { part: "branch", operation: "Added" })
    })
  )

  it.effect(
    "has a number for each certificate, kept like the column of older copies (rule dealer.certificates)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const staff = yield* support("zertifikate")
        const dealer = yield* created(staff, "Zertifikate GmbH")
        const own = `${path}/${dealer.Id}`
        const enplus = { Kind: "enplus", Number: "DE 001", ValidUntil: "2026-12-31" }
        const fsc = { Kind: "fsc", Number: "FSC-C000001", ValidUntil: null }
        const expired = { Kind: "dinplus", Number: "7A001", ValidUntil: "2025-12-31" }
        const edit = { ...profileOf(dealer), Certificates: [fsc, enplus, expired] }
        const saved = yield* staff.post(own, edit)
        assert.strictEqual(saved.status, 200, saved.text)
        assert.deepInclude(bodyOf<object>(saved), { Certificates: [enplus, expired, fsc] })
        const told = yield* publicly(dealer.Id, ({ EnplusId }) => EnplusId !== null)
        assert.strictEqual(told.EnplusId, "DE 001")
        assert.deepStrictEqual(
          told.Certifications.map(({ Name, Number, ValidUntil }) => [Name, Number, ValidUntil]),
          [
            ["ENplus", "DE 001", "2026-12-31"],
            ["FSC", "FSC-C000001", null]
          ]
        )
        const now = { ...edit, RowVersion: 2 }
        for (const [certificate, code] of [
          [{ ...fsc, Number: "<b>" }, "certificateInvalid"],
          [{ ...fsc, ValidUntil: "2027-02-31" }, "certificateInvalid"]
        ] as const) {
          const refused = yield* staff.post(own, { ...now, Certificates: [certificate] })
          assert.strictEqual(refused.status, 422, refused.text)
          assert.include(refused.text, `"Code":"${code}","Field":"FscId"`)
        }
        const [log] = yield* sql`
        select detail -> 'changed' as changed from audit_event
        where event = 'dealerEdited' and (detail ->> 'dealer')::int = ${dealer.Id} order by id desc limit 1`
        assert.deepStrictEqual(log, { changed: ["enplusId", "dinplusId", "fscId"] })

        // a server of the earlier release reads and writes only the column `enplus_id`
        const row = Effect.map(
          sql<{ readonly enplusId: string | null; readonly numbers: string }>`
          select enplus_id as "enplusId", jsonb_path_query_array(certificates, '$[*].number')::text as numbers
          from dealer where id = ${dealer.Id}`,
          ([found]) => found
        )
        assert.deepStrictEqual(yield* row, {
          enplusId: "DE 001",
          numbers: '["DE 001", "7A001", "FSC-C000001"]'
        })
        yield* sql`update dealer set enplus_id = 'DE 002', name = name where id = ${dealer.Id}`
        assert.deepStrictEqual(yield* row, {
          enplusId: "DE 002",
          numbers: '["DE 002", "7A001", "FSC-C000001"]'
        })
        yield* sql`update dealer set enplus_id = null where id = ${dealer.Id}`
        assert.deepStrictEqual(yield* row, { enplusId: null, numbers: '["7A001", "FSC-C000001"]' })
        yield* staff.post(own, now)
        assert.strictEqual((yield* row)?.enplusId, "DE 001")
        yield* staff.post(own, { ...now, RowVersion: 3, Certificates: [] })
        assert.deepStrictEqual(yield* row, { enplusId: null, numbers: "[]" })
      })
  )
})
