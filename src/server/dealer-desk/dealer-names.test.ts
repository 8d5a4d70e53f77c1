import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"

interface Named {
  readonly Items: ReadonlyArray<{
    readonly Id: number
    readonly Name: string
    readonly ZipCode: string
    readonly City: string
    readonly State: string
  }>
  readonly HasMore: boolean
}

layer(SampleApi, realTime)("dealers by name (rule desk.dealer-choice)", (it) => {
  it.effect(
    "are found by words of name, place and postal code, names that start so first, ended ones last",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { client } = yield* signedInWith("nennt@haus.example", "Role_Interaid_Financial", morning)
        const ids = (yield* sql<{ readonly id: number }>`
        select id from dealer where country_id = 1 order by id limit 4`).map(({ id }) => id)
        const dealers = [
          ["Ährenhof Müßig", "active"],
          ["Holz vom Ährenhof", "active"],
          ["Ährenhof Alt", "ended"],
          ["Ährenhof Bach", "paused"]
        ] as const
        for (const [at, [name, state]] of dealers.entries())
          yield* sql`
          update dealer set name = ${name}, state = ${state}, zip_code = ${`9904${at}`}, city = 'Sömmerda'
          where id = ${ids[at] ?? 0}`
        const find = Effect.fnUntraced(function* (query: Readonly<Record<string, string>>) {
          const answer = yield* client.get(`/api/dealer-names?${new URLSearchParams(query)}`)
          assert.strictEqual(answer.status, 200, answer.text)
          return bodyOf<Named>(answer)
        })
        const names = Effect.fnUntraced(function* (search: string) {
          return (yield* find({ search })).Items.map(({ Name }) => Name)
        })
        const inOrder = ["Ährenhof Bach", "Ährenhof Müßig", "Holz vom Ährenhof", "Ährenhof Alt"]
        assert.deepStrictEqual(yield* names("ährenhof"), inOrder)
        assert.deepStrictEqual(yield* names(" AEHRENHOF  sömm "), inOrder)
        assert.deepStrictEqual(yield* names("ährenhof 99040"), ["Ährenhof Müßig"])
        assert.deepStrictEqual(yield* names("ährenhof musterlos"), [])
        // wildcard characters are treated as ordinary characters
        assert.deepStrictEqual(yield* names("%"), [])
        assert.deepStrictEqual(yield* find({ id: String(ids[2]) }), {
          Items: [
            {
              Id: ids[2] ?? 0,
              Name: "Ährenhof Alt",
              ZipCode: "99042",
              City: "Sömmerda",
              State: "ended"
            }
          ],
          HasMore: false
        })
        assert.deepStrictEqual(yield* find({ id: "2000000000" }), { Items: [], HasMore: false })
        yield* sql`
        insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
          payment_ids, default_payment_id)
        values (990000, 1, 'D', 'd', 's', '80331', 'München', '0', 'd@example.de', 90, 1, '{40}', 40)`
        const all = yield* find({})
        assert.deepStrictEqual([all.Items.length, all.HasMore], [8, true])
      })
  )
})
