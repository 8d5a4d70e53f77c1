import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { makeOrders } from "./statistics.test-support.ts"

interface Named {
  readonly Id: number
  readonly Name: string
  readonly City: string
}

layer(SampleApi, realTime)("the dealers whose orders can be taken", (it) => {
  it.effect("are all of the country by name, and each chosen one's orders are the own ones", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { somebody } = yield* signedInWith("wessen@haus.example", "Role_Interaid_Financial", morning)
      for (const country of [1, 2, 3]) {
        const named = bodyOf<ReadonlyArray<Named>>(
          yield* somebody.get(`/api/orders-export/dealers?countryId=${country}`)
        )
        const kept = yield* sql<Named>`
          select id as "Id", name as "Name", city as "City" from dealer where country_id = ${country}`
        assert.isAtLeast(kept.length, 1)
        assert.sameDeepMembers([...named], [...kept])
        const names = named.map(({ Name }) => Name.toLowerCase())
        assert.deepStrictEqual(
          names,
          names.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
        )
      }
      const [one, other] = bodyOf<ReadonlyArray<Named>>(
        yield* somebody.get("/api/orders-export/dealers?countryId=1")
      )
      assert(one !== undefined && other !== undefined)
      yield* makeOrders([
        { at: "2019-05-01T10:00:00Z", dealerId: one.Id },
        { at: "2019-05-02T10:00:00Z", dealerId: one.Id },
        { at: "2019-05-03T10:00:00Z", dealerId: other.Id }
      ])
      for (const [dealer, total] of [
        [one, 2],
        [other, 1]
      ] as const) {
        const wish = { CountryId: 1, From: "2019-05-01", To: "2019-05-31", DealerId: dealer.Id }
        assert.deepStrictEqual((yield* somebody.post("/api/orders-export/count", wish)).body, {
          Total: total
        })
      }
    })
  )
})
