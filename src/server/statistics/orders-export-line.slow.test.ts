import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Schedule } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { SqlClient } from "effect/sql/SqlClient"
import { apiRoutes } from "../api.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { accessCookie } from "../http/cookies.ts"
import { trustedProxies } from "../http/front/client-address.ts"
import { FrontDoor } from "../http/front/front-door.ts"
import { houseRoutes, listen, serve } from "../http/server.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { makeManyOrders } from "./statistics.test-support.ts"

const many = 20_000
const year = "from=2021-01-01&to=2021-12-31"

/** The API on a network port, with the database of the in-process API. */
const OverTheLine = serve(Layer.mergeAll(apiRoutes({ proxies: trustedProxies([]) }), houseRoutes)).pipe(
  Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, new FrontDoor(), () => {})),
  Layer.provideMerge(SampleApi)
)

const readers = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state <> 'idle' and backend_xmin is not null and pid <> pg_backend_pid()`
  return row?.count ?? 0
})

layer(OverTheLine, realTime)("a file over a real connection", (it) => {
  it.effect("is read no further when its reader disconnects, and its connection is free again", () =>
    Effect.gen(function* () {
      yield* makeManyOrders(many, "2021-03-01T00:00:00Z")
      // access tokens use the time set for requests, but the network server uses the real clock
      const { client } = yield* signedInWith("leitung@haus.example", "Role_Interaid_Admin", Date.now())
      assert.isAbove(Date.now(), morning)
      const { address } = yield* HttpServer
      const port = "port" in address ? address.port : 0
      const hangUp = new AbortController()
      const response = yield* Effect.promise(() =>
        fetch(`http://127.0.0.1:${port}/api/orders-export/orders.csv?countryId=1&${year}`, {
          headers: { authorization: `Bearer ${client.cookies.get(accessCookie) ?? ""}` },
          signal: hangUp.signal
        })
      )
      assert.strictEqual(response.status, 200)
      assert.strictEqual(response.headers.get("x-total-rows"), String(many))
      const reader = response.body?.getReader()
      assert(reader !== undefined)
      yield* Effect.promise(() => reader.read())
      // the connection buffers some data; then the server stops reading, even while another client reads the whole file
      const all = yield* client.get(`/api/orders-export/orders.csv?countryId=1&${year}`)
      assert.strictEqual(all.headers.get("x-total-rows"), String(many))
      assert.strictEqual(yield* readers, 1)
      hangUp.abort()
      // if the connection is never released, the test times out here
      yield* readers.pipe(
        Effect.repeat({ until: (count) => count === 0, schedule: Schedule.spaced("20 millis") })
      )
    })
  )
})
