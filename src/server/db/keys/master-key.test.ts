import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { sqlLayer } from "../client.ts"
import { Database } from "../database.ts"
import { TestDatabase } from "../testing.ts"
import { isMasterWrapped, masterKey } from "./master-key.ts"
import { WrappingKeys } from "./wrapping-keys.ts"
import { type WrappingKey, wrappingKeyOf } from "./wrapping-key.ts"
import { StartProblem } from "../../config.ts"

const key = wrappingKeyOf(randomBytes(32))
const holder = (held: WrappingKey) =>
  Layer.succeed(WrappingKeys)({
    keyFor: (id) =>
      id === undefined || id === held.id ? Effect.succeed(held) : Effect.fail(new StartProblem("another key"))
  })
const master = Effect.provide(masterKey, holder(key))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

/** Stores the secret unencrypted, as releases without wrapping keys did. */
const openRow = (secret: Uint8Array) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`delete from server_secret`
    yield* sql`insert into server_secret (name, secret) values ('master', ${secret})`
  })

layer(TestDatabase.layer, { excludeTestServices: true })(
  "the master key (rule safety.keys-at-rest)",
  (it) => {
    it.effect("is created once by servers that start together, and stored wrapped", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const all = yield* Effect.all(
          Array.from({ length: 8 }, () => master),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(new Set(all.map(hexOf)), 1)
        const rows = yield* sql<{
          secret: Uint8Array
          by: string
        }>`select secret, wrapped_by as by from server_secret`
        assert.strictEqual(rows[0]?.by, key.id)
        const stored = hexOf(rows[0]?.secret ?? new Uint8Array())
        assert.notInclude(stored, hexOf(all[0] ?? new Uint8Array()))
        assert.strictEqual(hexOf(yield* master), hexOf(all[0] ?? new Uint8Array()))
      })
    )

    it.effect("cannot be unwrapped with another key, nor if it was changed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* master
        const other = holder(wrappingKeyOf(randomBytes(32)))
        assert.include(String(yield* Effect.flip(Effect.provide(masterKey, other))), "another key")
        yield* sql`update server_secret set secret = set_byte(secret, 20, (get_byte(secret, 20) + 1) % 256)`
        assert.include(String(yield* Effect.flip(master)), "is damaged")
      })
    )

    it.effect("of an earlier release is wrapped unchanged, once no server of that release runs", () =>
      Effect.gen(function* () {
        const former = randomBytes(32)
        yield* openRow(former)
        const { url } = yield* Database
        yield* Effect.scoped(
          Effect.gen(function* () {
            const old = yield* Layer.build(sqlLayer(url, { maxConnections: 1, name: "heizmarkt" }))
            yield* Effect.provide(
              Effect.flatMap(SqlClient, (sql) => sql`select 1`),
              old
            )
            assert.strictEqual(hexOf(yield* master), hexOf(former))
            assert.isFalse(yield* isMasterWrapped)
          })
        )
        while (!(yield* isMasterWrapped)) {
          assert.strictEqual(hexOf(yield* master), hexOf(former))
          yield* Effect.sleep(10)
        }
        assert.strictEqual(hexOf(yield* master), hexOf(former))
      })
    )

    it.effect("cannot be replaced by an earlier release: its start is refused", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const before = hexOf(yield* master)
        const old = sql`
        insert into server_secret (name, secret) values ('master', ${randomBytes(32)}) on conflict do nothing`
        assert.include(JSON.stringify(yield* Effect.flip(old)), "server_secret_wrapped()")
        assert.strictEqual(hexOf(yield* master), before)
      })
    )
  }
)
