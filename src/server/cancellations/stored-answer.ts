import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import type { DealerScope } from "../http/dealer-scope.ts"

const isKey = (key: string | undefined): key is string =>
  key !== undefined && /^[\x21-\x7e]{8,255}$/u.test(key)

const digest = (text: string): Uint8Array => createHash("sha256").update(text).digest()

/**
 * Returns a hash that identifies the owner of an idempotency key: the account, regardless of browser and session, so
 * that a batch that outlived its session can be sent again with its key. An account that is assigned to another dealer
 * counts as another owner.
 */
const ownerHash = ({ accountId, dealerId }: DealerScope): Uint8Array =>
  digest(`cancellations of account ${accountId}, dealer ${dealerId ?? "any"}`)

interface Kept<Body> {
  readonly status: number
  readonly body: Body
}

/**
 * Runs an action only once per idempotency key, and stores the key in the same transaction. A repeated call waits for
 * the first one and gets the response of the first call, without a second effect; the same key with another body is
 * refused (decision 026). A failed or interrupted action stores neither its effect nor the key. Without a key, every
 * call runs the action.
 */
export const onceFor = Effect.fnUntraced(function* <Body extends object, E, R>(
  scope: DealerScope,
  key: string | undefined,
  asked: readonly [operation: string, ...parts: ReadonlyArray<unknown>],
  act: (now: number) => Effect.Effect<Kept<Body>, E, R>
) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  if (key === undefined) return yield* sql.withTransaction(act(now))
  if (!isKey(key)) return yield* Effect.fail(refusals.keyMissing)
  const owner = ownerHash(scope)
  const bodyHash = digest(JSON.stringify(asked))
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const begun = yield* sql`
        insert into idempotency_key (owner_hash, key, body_hash, status, body, created_at)
        values (${owner}::bytea, ${key}, ${bodyHash}::bytea, 0, '{}', ${new Date(now).toISOString()}::timestamptz)
        on conflict do nothing returning key`
      if (begun.length > 0) {
        const answer = yield* act(now)
        yield* sql`
          update idempotency_key set status = ${answer.status}, body = ${JSON.stringify(answer.body)}::jsonb
          where owner_hash = ${owner} and key = ${key}`
        return answer
      }
      const [kept] = yield* sql<Kept<Body> & { readonly isSame: boolean }>`
        select status, body, body_hash = ${bodyHash}::bytea as "isSame" from idempotency_key
        where owner_hash = ${owner} and key = ${key}`
      if (kept === undefined) return yield* Effect.fail(refusals.unavailable)
      if (!kept.isSame) return yield* Effect.fail(refusals.keyReused)
      yield* addHeaders({ "idempotency-replayed": "true" })
      const answer: Kept<Body> = { status: kept.status, body: kept.body }
      return answer
    })
  )
})
