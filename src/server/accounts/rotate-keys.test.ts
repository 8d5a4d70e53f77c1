import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { wrappingKeyOf } from "../db/keys/wrapping-key.ts"
import { WrappingKeys } from "../db/keys/wrapping-keys.ts"
import { Secrets, secretsLayer } from "../http/secrets.ts"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { makeAccount } from "../testing/accounts.test-support.ts"
import { testKey } from "../testing/wrapping-key.test-support.ts"
import { accountById } from "./account-row.ts"
import { mintToken, readToken } from "./access-tokens.ts"
import { claims } from "./claims.test-support.ts"
import { provesSecondFactor } from "./prove-second-factor.ts"
import { rotateKeys } from "./rotate-keys.ts"
import { sealOpenSecrets } from "./seal-open-secrets.ts"
import { renewSigningKeys, SigningKeys } from "./signing-keys.ts"
import { codeAt } from "../testing/staff.test-support.ts"

const other = wrappingKeyOf(new Uint8Array(32).fill(5))
const both = Layer.succeed(WrappingKeys)({
  keyFor: (id) => Effect.succeed(id === other.id ? other : testKey)
})
const minted = (now: number) => Effect.map(mintToken(claims, now, now / 1000 + 86_400), ({ token }) => token)
const opens = (token: string, now: number) => Effect.map(readToken(token, now), (read) => read !== undefined)
const signedBy = Effect.flatMap(SigningKeys, ({ current }) => Effect.map(current, ({ kid }) => kid))
const wrappedBy = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ by: string }>`select wrapped_by as by from server_secret`
  return rows[0]?.by
})

layer(SampleApi, realTime)("keys at rest", (it) => {
  it.effect("are encrypted, also those that an older release stored open (rule safety.keys-at-rest)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const now = Date.now()
      const { atThatTime, setTime } = yield* TestApi
      setTime(now)
      const id = yield* makeAccount("sealed@kunde.example", ["Role_Interaid_CustomerSupport"])
      const before = yield* accountById(id)
      assert.match(before?.totpSecret ?? "", /^[A-Z2-7]{32}$/u)
      yield* sql`
        insert into signing_key (kid, secret, created_at)
        values ('open', ${randomBytes(32)}, now() - interval '1 minute')`
      yield* atThatTime(renewSigningKeys({}))
      const account = (yield* accountById(id)) ?? assert.fail()
      assert.match(account.totpSecret ?? "", /^sealed:/u)
      const row = { id, totpSecret: account.totpSecret }
      assert.isTrue(yield* provesSecondFactor(row, undefined, codeAt(now), now))
      // one account's secret is useless in the row of another
      const foreign = yield* Effect.exit(
        provesSecondFactor({ ...row, id: id + 1 }, undefined, codeAt(now), now)
      )
      assert.strictEqual(foreign._tag, "Failure")
      const keys = yield* sql`select is_sealed as sealed from signing_key where kid = 'open' or not is_sealed`
      assert.deepStrictEqual(keys, [{ sealed: true }])
      yield* sealOpenSecrets
      assert.deepStrictEqual((yield* accountById(id))?.totpSecret, account.totpSecret)
    })
  )

  it.effect(
    "are rotated all at once or not at all, and former tokens stay valid (rule safety.key-rotation)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const now = Date.now()
        const { sign } = yield* Secrets
        const token = yield* minted(now)
        const first = yield* signedBy

        // aborted before its end
        yield* Effect.exit(sql.withTransaction(Effect.andThen(rotateKeys(other), Effect.fail("killed"))))
        assert.strictEqual(yield* wrappedBy, testKey.id)

        assert.strictEqual(yield* rotateKeys(other), testKey.id)
        assert.strictEqual(yield* wrappedBy, other.id)
        yield* renewSigningKeys({})
        const second = yield* signedBy
        assert.notStrictEqual(second, first)
        assert.isTrue(yield* opens(token, now))
        assert.isTrue(yield* opens(yield* minted(now), now))

        assert.isUndefined(yield* Effect.provide(rotateKeys(other), both), "a repetition changes nothing")
        assert.strictEqual(yield* signedBy, second)
        const told = yield* sql`select detail from audit_event where event = 'keysRotated'`
        assert.deepStrictEqual(told, [{ detail: { before: testKey.id, after: other.id } }])

        // a server that starts now has the same master key
        const fresh = yield* Layer.build(Layer.fresh(secretsLayer)).pipe(Effect.provide(both))
        assert.strictEqual(Context.get(fresh, Secrets).sign("mail", "x"), sign("mail", "x"))
      }).pipe(Effect.provide(both), Effect.scoped)
  )
})
