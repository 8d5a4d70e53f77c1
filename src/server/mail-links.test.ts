import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createServer } from "node:http"
import { sealerOf, Secrets } from "./http/secrets.ts"
import { sessionsLayer } from "./http/sessions.ts"
import { TestDatabase } from "./db/testing.ts"
import { mailLinks } from "./mail-links.ts"

const orderId = "A".repeat(22)
const path = `/holzpellets-lose/bestellung-erfolgreich/${orderId}`

const House = sessionsLayer.pipe(
  Layer.provideMerge(
    Layer.merge(
      TestDatabase.layer,
      Layer.succeed(Secrets)({ ...sealerOf(new Uint8Array(32)), sign: () => "right" })
    )
  )
)

const answerTo = Effect.fnUntraced(function* (token: string) {
  const front = yield* mailLinks
  const server = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const made = createServer((request, response) => void front(request, response, () => {}))
      await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve))
      return made
    }),
    (made) => Effect.sync(() => made.close())
  )
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return yield* Effect.promise(() =>
    fetch(`http://127.0.0.1:${port}${path}?t=${token}`, { redirect: "manual" })
  )
})

layer(House, { excludeTestServices: true })("the link of a mail", (it) => {
  it.effect("redirects without an invalid token, whatever its characters", () =>
    Effect.gen(function* () {
      for (const token of ["wrong", "r%C3%AFght"]) {
        const answer = yield* answerTo(token)
        assert.deepStrictEqual([answer.status, answer.headers.get("location")], [303, path])
        assert.strictEqual(answer.headers.get("set-cookie"), null)
      }
    })
  )

  it.effect("keeps its token if the order cannot be opened at the moment", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`drop table order_grant`
      const answer = yield* answerTo("right")
      assert.deepStrictEqual(
        [answer.status, answer.headers.get("location"), answer.headers.get("retry-after")],
        [503, null, "1"]
      )
      assert.strictEqual(answer.headers.get("cache-control"), "no-store")
    })
  )
})
