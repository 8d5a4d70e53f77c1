import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { problemsIn } from "../testing/registration.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

interface Closure {
  readonly Id: number
  readonly RowVersion: number
  readonly FirstDay: string
  readonly LastDay: string
  readonly Note: string
}

interface Offered {
  readonly DealerId: number
  readonly Hash: string
  readonly StartDeliveryPeriodDate: string
}

const path = (dealerId: number, to = "") => `/api/lieferpausen/${dealerId}${to}`
const wish = completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 3))

const offers = Effect.gen(function* () {
  const answer = yield* (yield* visitor).post("/api/kalkulation/berechnen", wish)
  assert.strictEqual(answer.status, 200, answer.text)
  const { Items } = bodyOf<{ readonly Items: ReadonlyArray<Offered> }>(answer)
  return new Map(Items.map((offer) => [offer.DealerId, offer]))
})

/** Waits up to two seconds for the server process to be notified and for the dealer's offer to change. */
const offersOnce = Effect.fnUntraced(function* (dealerId: number, isIt: (offer: Offered) => boolean) {
  for (let tries = 0; tries < 40; tries += 1) {
    const found = yield* offers
    const own = found.get(dealerId)
    if (own !== undefined && isIt(own)) return found
    yield* Effect.sleep("50 millis")
  }
  return yield* Effect.die("No copy has heard of the days without delivery")
})

const workerOf = Effect.fnUntraced(function* (email: string, dealerId: number) {
  const { setTime } = yield* TestApi
  setTime(morning)
  const sql = yield* SqlClient
  const id = yield* makeAccount(email, ["Role_AdvertisingPartner"])
  yield* sql`update account set dealer_id = ${dealerId} where id = ${id}`
  return (yield* signInAs(email)).client
})

const closure = (change: object = {}) => ({
  Id: 0,
  RowVersion: 0,
  FirstDay: "2026-01-15",
  LastDay: "2026-01-30",
  Note: "Betriebsferien",
  ...change
})

layer(SampleApi, realTime)("days without delivery (rule dealer.closures)", (it) => {
  it.effect("move only their dealer's delivery windows, until they are removed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const before = yield* offers
      const [own = 0, other = 0] = before.keys()
      const dealer = yield* workerOf("ferien@haendler.example", own)
      const saved = yield* dealer.post(path(0), closure())
      assert.strictEqual(saved.status, 200, saved.text)
      const { Id, RowVersion } = bodyOf<Closure>(saved)
      // Monday 2 February is the dealer's first working day after the closure, so the lead time counts from that day
      const away = yield* offersOnce(own, (offer) => offer.StartDeliveryPeriodDate > "2026-02-02")
      for (const [id, { Hash }] of before) if (id !== own) assert.strictEqual(away.get(id)?.Hash, Hash)
      const list = yield* dealer.get(path(0))
      assert.deepStrictEqual(bodyOf<{ readonly Items: ReadonlyArray<Closure> }>(list).Items, [
        closure({ Id, RowVersion }) as Closure
      ])

      const late = yield* dealer.post(path(0), closure({ Id, RowVersion: RowVersion + 1 }))
      assert.strictEqual(late.status, 409, late.text)
      const stranger = yield* workerOf("fremde@haendler.example", other)
      assert.strictEqual((yield* stranger.get(path(own))).status, 404)
      assert.strictEqual((yield* stranger.post(path(0), closure({ Id, RowVersion }))).status, 404)
      assert.strictEqual((yield* stranger.post(path(own), closure())).status, 404)
      assert.strictEqual((yield* stranger.post(path(0, `/${Id}/entfernen`), { RowVersion })).status, 404)

      const { client: staff } = yield* signedInWith(
        "ferien@haus.example",
        "Role_Interaid_DealerSupport",
        morning
      )
      const removed = yield* staff.post(path(own, `/${Id}/entfernen`), { RowVersion })
      assert.strictEqual(removed.status, 200, removed.text)
      yield* offersOnce(own, ({ Hash }) => Hash === before.get(own)?.Hash)
      const log = yield* sql<{ readonly operation: string }>`
        select detail ->> 'operation' as operation from audit_event where detail ->> 'part' = 'closure' order by id`
      assert.deepStrictEqual(
        log.map(({ operation }) => operation),
        ["Added", "Deleted"]
      )
    })
  )

  it.effect("are refused if they are invalid", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [own] = yield* sql<{ readonly id: number }>`select min(id) as id from dealer where country_id = 1`
      const dealer = yield* workerOf("falsch@haendler.example", own?.id ?? 0)
      for (const [change, problem] of [
        [{ FirstDay: "" }, "FirstDay required"],
        [{ FirstDay: "2026-02-30", LastDay: "2026-03-02" }, "FirstDay noDay"],
        [{ FirstDay: "2026-01-31" }, "LastDay endsBefore"],
        [{ LastDay: "2026-03-16" }, "LastDay closureTooLong"],
        [{ FirstDay: "2026-01-10", LastDay: "2026-01-14" }, "LastDay closurePast"]
      ] as const) {
        const answer = yield* dealer.post(path(0), closure(change))
        assert.strictEqual(answer.status, 422, answer.text)
        assert.deepStrictEqual(problemsIn(answer), [problem])
      }
      assert.strictEqual((yield* dealer.post(path(0), closure({ LastDay: "2026-03-15" }))).status, 200)
    })
  )
})
