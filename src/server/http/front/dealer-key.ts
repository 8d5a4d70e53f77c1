import { Clock, Effect, Layer } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { ByDealerKey, DealerProgram } from "../../../contract/middleware.ts"
import { keyBeginning } from "../../../domain/price-list/dealer-key.ts"
import { tokenHash } from "../../db/token-hash.ts"
import { bearerOf } from "../access-token-of.ts"
import { InProcess } from "../in-process.ts"
import { refusals } from "../refusals.ts"
import { orUnavailable } from "../unavailable.ts"

const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/iu

interface KeyRow {
  readonly keyId: number
  readonly dealerId: number
}

/** Returns the dealer of a valid key; stores the time of the key's last use at most once a minute. */
const programOf = Effect.fnUntraced(function* (sql: SqlClient, token: string) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const [found] = yield* sql<KeyRow>`
    select id as "keyId", dealer_id as "dealerId" from dealer_key
    where token_hash = ${tokenHash(token)} and revoked_at is null`
  if (found !== undefined)
    yield* sql`
      update dealer_key set last_used_at = ${now}::timestamptz where id = ${found.keyId}
        and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`
  return found
})

const notKept = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.succeed(HttpServerResponse.setHeader(response, "cache-control", "no-store"))
)

/**
 * Authenticates dealers' programs only by their key, without cookie, access token or session (rule price-list.keys). A
 * key of 256 bits cannot be guessed, so wrong keys are not counted.
 */
export const byDealerKeyLayer = Layer.effect(ByDealerKey)(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    return (handler, { endpoint }) =>
      Effect.gen(function* () {
        if ((yield* InProcess) !== undefined) return yield* Effect.fail(refusals.signInNeeded)
        const { headers } = yield* HttpServerRequest
        yield* notKept
        const token = bearerOf(headers)
        const program =
          token === undefined || !token.startsWith(keyBeginning)
            ? undefined
            : yield* orUnavailable(programOf(sql, token))
        if (program === undefined) return yield* Effect.fail(refusals.signInNeeded)
        const type = headers["content-type"] ?? ""
        if (endpoint.method !== "GET" && !jsonType.test(type.trim()))
          return yield* Effect.fail(refusals.unsupportedType)
        return yield* Effect.provideService(handler, DealerProgram, program)
      })
  })
)
