import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mintToken, readToken } from "./access-tokens.ts"
import { claims } from "./claims.test-support.ts"
import { renewSigningKeys, SigningKeys, signingKeysLayer } from "./signing-keys.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"

const minutes = 60_000
const days = 1440 * minutes

/** Runs an effect at a given time on one of the servers. */
const at = Effect.fnUntraced(function* <A, E, R>(now: number, effect: Effect.Effect<A, E, R>) {
  const { setTime, atThatTime } = yield* TestApi
  setTime(now)
  return yield* atThatTime(effect)
})

const minted = (now: number) =>
  at(
    now,
    Effect.map(mintToken(claims, now, now / 1000 + 86_400), ({ token }) => token)
  )
const opens = (token: string, now: number) =>
  at(
    now,
    Effect.map(readToken(token, now), (read) => read !== undefined)
  )
const kids = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly kid: string }>`select kid from signing_key order by created_at, kid`
  return rows.map(({ kid }) => kid)
})
const job = (now: number, payload: unknown = {}) => at(now, renewSigningKeys(payload))

/** A second server on the same database. */
const otherCopy = Effect.map(Layer.build(Layer.fresh(signingKeysLayer)), (context) =>
  Context.get(context, SigningKeys)
)

layer(SampleApi, realTime)("keys of access tokens (rule safety.token-algorithm)", (it) => {
  it.effect("are replaced after 30 days, and deleted when all tokens that they signed have expired", () =>
    Effect.gen(function* () {
      const begun = Date.now()
      const asOther = Effect.provideService(SigningKeys, yield* otherCopy)
      const [first = ""] = yield* kids
      yield* job(begun)
      yield* job(begun + 29 * days)
      assert.deepStrictEqual(yield* kids, [first], "a young key stays")

      const rotated = begun + 30 * days + minutes
      // just before the rotation both servers have read the existing keys
      const early = yield* minted(rotated - 1)
      assert.isTrue(yield* asOther(opens(early, rotated - 1)))
      yield* job(rotated)
      const [, second = ""] = yield* kids
      assert.notStrictEqual(second, "")
      assert.strictEqual((yield* at(rotated, (yield* SigningKeys).current)).kid, second)

      // the other server has not read the new key yet, and signs with the former key for the last time
      const last = yield* asOther(minted(rotated + 5 * minutes - 1))
      const fresh = yield* asOther(minted(rotated + 5 * minutes))
      const kidOf = (token: string) =>
        (
          JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as {
            readonly kid: string
          }
        ).kid
      assert.deepStrictEqual([last, fresh].map(kidOf), [first, second])

      // valid until the last second of its lifetime
      const end = rotated + 20 * minutes
      yield* job(end)
      assert.deepStrictEqual(yield* kids, [first, second])
      assert.isTrue(yield* opens(last, end - 2_000))
      assert.isTrue(yield* opens(fresh, end - 2_000))
      yield* job(end + 2 * minutes)
      assert.deepStrictEqual(yield* kids, [second])
      assert.isFalse(yield* opens(last, end + 2 * minutes))
    }).pipe(Effect.scoped)
  )

  it.effect("are all replaced at once when one has leaked, on every server after five minutes", () =>
    Effect.gen(function* () {
      const begun = Date.now() + 40 * days
      const asOther = Effect.provideService(SigningKeys, yield* otherCopy)
      const token = yield* minted(begun)
      assert.isTrue(yield* asOther(opens(token, begun)))
      const before = yield* kids
      yield* job(begun, { leaked: true })
      const after = yield* kids
      assert.lengthOf(after, 1)
      assert.notInclude(before, after[0])
      assert.isFalse(yield* opens(token, begun))
      assert.isFalse(yield* asOther(opens(token, begun + 5 * minutes + 1)))
    }).pipe(Effect.scoped)
  )
})
