import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

interface Misses {
  readonly Items: ReadonlyArray<{
    readonly Words: string
    readonly CountryId: number
    readonly Count: number
    readonly LastDay: string
  }>
  readonly Total: number
}

const missesFor = (who: TestVisitor, query = "") =>
  Effect.map(who.get(`/api/cms/searches${query}`), (answer) => bodyOf<Misses>(answer))

layer(SampleApi, realTime)("searches without results (rule content.searches)", (it) => {
  it.effect("are summed over their days, by words and country, the most frequent first", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const editor = yield* member("sucht")
      yield* sql`delete from search_miss`
      yield* sql`
        insert into search_miss (day, country_id, words, count) values
          ('2026-01-10', 1, 'kaminofen', 2), ('2026-01-14', 1, 'kaminofen', 3), ('2026-01-12', 2, 'kaminofen', 1),
          ('2026-01-11', 1, 'rindenmulch', 4), ('2026-01-13', 1, 'torf', 4)`
      const all = yield* missesFor(editor)
      assert.deepStrictEqual(
        all.Items.map((row) => [row.Words, row.CountryId, row.Count, row.LastDay]),
        [
          ["kaminofen", 1, 5, "2026-01-14"],
          ["torf", 1, 4, "2026-01-13"],
          ["rindenmulch", 1, 4, "2026-01-11"],
          ["kaminofen", 2, 1, "2026-01-12"]
        ]
      )
      const austria = yield* missesFor(editor, "?countryId=2")
      assert.deepInclude(austria, { Total: 1 })
      assert.strictEqual(austria.Items[0]?.Count, 1)
      const second = yield* missesFor(editor, "?size=3&page=2")
      assert.deepStrictEqual([second.Total, second.Items.length], [4, 1])
      // the total is returned although this page is empty
      assert.deepInclude(yield* missesFor(editor, "?size=3&page=9"), { Total: 4, Items: [] })
    })
  )

  it.effect("are listed for editors and marketing, and for no other staff", () =>
    Effect.gen(function* () {
      const statuses: Array<number> = []
      for (const [name, role] of [
        ["texte", "Role_Interaid_Editor"],
        ["werbung", "Role_Interaid_Marketing"],
        ["buch", "Role_Interaid_Financial"]
      ] as const)
        statuses.push((yield* (yield* member(name, role)).get("/api/cms/searches")).status)
      assert.deepStrictEqual(statuses, [200, 200, 403])
    })
  )
})
