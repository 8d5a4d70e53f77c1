import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { branchOf, created, path, type Row, type Shown, support } from "./dealer-desk.test-support.ts"

interface PublicDealer {
  readonly Id: number
  readonly OpeningHours: ReadonlyArray<object>
  readonly Branches: ReadonlyArray<{ readonly Id: number; readonly OpeningHours: ReadonlyArray<object> }>
}

/** The public data of a dealer, once the server has processed a notification. */
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
      // a copy of the release before does not know the column
      yield* sql`update branch set name = 'Lager' where id = ${branch.Id}`
      const shown = bodyOf<Shown>(yield* staff.get(`${path}/${dealer.Id}`))
      assert.deepInclude(shown.Branches[0] ?? {}, { Name: "Lager", OpeningHours: saturday })
      const log = yield* sql`
        select detail ->> 'part' as part, detail ->> 'operation' as operation from audit_event
        where event = 'dealerEdited' and (detail ->> 'dealer')::int = ${dealer.Id} order by id`
      assert.deepStrictEqual(log.at(-1), { part: "branch", operation: "Added" })
    })
  )
})
