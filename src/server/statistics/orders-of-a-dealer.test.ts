import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { makeOrders } from "./statistics.test-support.ts"

layer(SampleApi, realTime)("the orders of a dealer", (it) => {
  it.effect("are the chosen dealer's own", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client } = yield* signedInWith("wessen@haus.example", "Role_Interaid_Financial", morning)
      const [one, other] = yield* sql<{ readonly id: number }>`
        select id from dealer where country_id = 1 order by id limit 2`
      assert(one !== undefined && other !== undefined)
      yield* makeOrders([
        { at: "2019-05-01T10:00:00Z", dealerId: one.id },
        { at: "2019-05-02T10:00:00Z", dealerId: one.id },
        { at: "2019-05-03T10:00:00Z", dealerId: other.id }
      ])
      for (const [dealer, total] of [
        [one, 2],
        [other, 1]
      ] as const) {
        const wish = { CountryId: 1, From: "2019-05-01", To: "2019-05-31", DealerId: dealer.id }
        assert.deepStrictEqual((yield* client.post("/api/orders-export/count", wish)).body, {
          Total: total
        })
      }
    })
  )
})
