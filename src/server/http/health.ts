import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql/SqlClient"
import { errorResponse } from "./error-body.ts"

/** Tells a load balancer whether this copy can work: 200 when the database answers within 2 s, else 503. */
export const health = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const healthy = HttpServerResponse.jsonUnsafe(
      { Status: "ok" },
      { headers: { "cache-control": "no-store" } }
    )
    yield* router.add(
      "GET",
      "/health",
      sql`select 1`.pipe(
        Effect.timeout(2_000),
        Effect.as(healthy),
        Effect.orElseSucceed(() => errorResponse(503))
      )
    )
  })
)
