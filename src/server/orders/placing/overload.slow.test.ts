import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { listeningConnections, sqlLayer } from "../../db/client.ts"
import { Database } from "../../db/database.ts"
import { shedCalls } from "../../http/front/shed-calls.ts"
import { OwnPressure } from "../../ports/pressure.ts"
import { makeManyOrders } from "../../statistics/statistics.test-support.ts"
import { apiOver, morning, realTime } from "../../testing/api.test-support.ts"
import { behindDoor } from "../../testing/behind-door.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { SampleDatabase } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const pressure = new OwnPressure()
const turnedAway: Array<string> = []
pressure.countBy((work, reason) => turnedAway.push(`${work} ${reason}`))

/** Few connections, so that a small number of calls already causes overload. */
const working = 4

const Crowded = Layer.unwrap(
  Effect.map(Database, ({ url }) =>
    Layer.merge(
      sqlLayer(url, {
        maxConnections: listeningConnections + working,
        pressure,
        statementTimeout: 60_000
      }),
      Layer.succeed(Database)({ url, alone: false, openedAt: Date.now() })
    )
  )
).pipe(Layer.provide(SampleDatabase))

const year = "from=2021-01-01&to=2021-12-31"
const file = `/api/orders-export/orders.csv?countryId=1&${year}`
const statistic = { CountryId: 1, From: "2021-01-01", To: "2021-12-31" }

layer(apiOver(Crowded), realTime)("many callers at a small pool (rule safety.shedding)", (it) => {
  it.effect(
    "are refused exports, while every order is placed once, and they are all served again afterwards",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* makeManyOrders(20_000, "2021-03-01T00:00:00Z")
        const { client } = yield* signedInWith("andrang@haus.example", "Role_Interaid_Admin", morning)
        const drafts = yield* Effect.forEach(Array.from({ length: 24 }), (_, index) =>
          Effect.gen(function* () {
            const buyer = yield* visitor
            return { buyer, draft: yield* readyDraft(buyer, { EmailAddress: `andrang-${index}@example.de` }) }
          })
        )
        turnedAway.splice(0)
        const files = Effect.forEach(Array.from({ length: 60 }), () => client.get(file), {
          concurrency: "unbounded"
        })
        const lists = Effect.forEach(
          Array.from({ length: 60 }),
          () => client.post("/api/orders-export/count", statistic),
          { concurrency: "unbounded" }
        )
        const orders = Effect.forEach(
          drafts,
          ({ buyer, draft }, index) =>
            Effect.andThen(
              Effect.sleep(index * 40),
              Effect.map(placeOrder(buyer, draft, `andrang-key-${index}`), (answer) => ({ draft, answer }))
            ),
          { concurrency: "unbounded" }
        )
        const [exported, counted, placed] = yield* Effect.all([files, lists, orders], {
          concurrency: "unbounded"
        })

        assert.deepStrictEqual([...new Set(placed.map(({ answer }) => answer.status))], [201])
        for (const { draft, answer } of placed) {
          const found = yield* sql`select id from customer_order where draft_id = ${draft.orderDraftId}`
          assert.deepStrictEqual(found, [{ id: readPlaced(answer).orderId }])
        }
        const shed = exported.filter(({ status }) => status === 503)
        assert.isAbove(shed.length, 0, "no export was turned away: there was no crowd")
        for (const { headers } of shed) assert.isAbove(Number(headers.get("retry-after")), 0)
        for (const { status } of [...exported, ...counted]) assert.include([200, 429, 503], status)
        assert.include(turnedAway, "files connections")
        assert.notInclude(turnedAway, "placing connections")

        const after = yield* client.get(file)
        assert.strictEqual(after.status, 200, "the crowd is gone, and its connections are free")
      }).pipe(endless)
  )

  it.effect("are refused exports first and order steps last, and can place orders under any load", () =>
    Effect.gen(function* () {
      const { client } = yield* signedInWith("last@haus.example", "Role_Interaid_Admin", morning)
      const buyer = yield* visitor
      const drafts = yield* Effect.forEach(["eins", "zwei", "drei"], (name) =>
        readyDraft(buyer, { EmailAddress: `${name}@example.de` })
      )
      const [first, second, third] = drafts
      assert(first !== undefined && second !== undefined && third !== undefined)
      const statuses = Effect.fnUntraced(function* (draft: typeof first, key: string) {
        const exported = yield* client.get(`${file}&states=placed`)
        const begun = yield* buyer.get(`/api/order-process/${draft.orderDraftId}`)
        const placed = yield* placeOrder(buyer, draft, key)
        if (exported.status === 503) assert.match(exported.headers.get("retry-after") ?? "", /^[2-6]$/u)
        return [exported.status, begun.status, placed.status]
      })
      pressure.look(200, 0)
      assert.deepStrictEqual(yield* statuses(first, "last-key-1"), [503, 200, 201])
      pressure.look(40_000, 1)
      assert.deepStrictEqual(yield* statuses(second, "last-key-2"), [503, 503, 201])
      for (let look = 1; look <= 12; look++) pressure.look(0, look * 2_000)
      assert.deepStrictEqual(yield* statuses(third, "last-key-3"), [200, 200, 201])
    }).pipe(behindDoor(shedCalls(pressure)), endless)
  )
})
