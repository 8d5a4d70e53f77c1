import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { randomBytes } from "node:crypto"
import { accessTokenLifetime, clockTolerance } from "../../domain/account/session-times.ts"
import type { StartProblem } from "../config.ts"
import { isMasterWrapped } from "../db/keys/master-key.ts"
import type { WrappingKeys } from "../db/keys/wrapping-keys.ts"
import type { Secrets } from "../http/secrets.ts"
import { sealOpenSecrets } from "./seal-open-secrets.ts"
import { openSigningKey, sealSigningKey, type SigningKey, type SigningKeyRow } from "./signing-key-row.ts"

const iso = (ms: number): string => new Date(ms).toISOString()

/** Keys of access tokens: the newest key signs, all stored keys verify; all servers read the same rows. */
export class SigningKeys extends Context.Service<
  SigningKeys,
  {
    readonly current: Effect.Effect<SigningKey, SqlError>
    /**
     * Returns the key with this name. An unknown name may belong to a key that another server has just created: it is
     * looked up, at most once a second.
     */
    readonly named: (kid: string) => Effect.Effect<SigningKey | undefined, SqlError>
    /**
     * Creates a new key if the newest is 30 days old, and deletes keys with which no valid token was signed. After a
     * leak it replaces the key at once and deletes all others: tokens signed with the deleted keys become invalid.
     * `due` creates a key before the 30 days are over. Fails with StartProblem if the database no longer uses the
     * wrapping key that is stored in a file.
     */
    readonly renew: (options: {
      readonly leaked: boolean
      readonly due?: boolean
    }) => Effect.Effect<void, SqlError | StartProblem>
  }
>()("server/accounts/SigningKeys") {}

/** Name of the job that renews the keys. */
export const signingKeysJob = "signing-keys"

/** Longest time for which a key signs, in ms. */
const longestUse = 30 * 86_400_000

/** Maximum time, in ms, until a server checks whether another server has created or removed a key. */
const rereadAfter = 300_000

/**
 * Time in ms for which a replaced key stays valid: until every server has read the new key, plus the lifetime of the
 * last tokens and clock differences.
 */
const overlap = rereadAfter + accessTokenLifetime + 2 * clockTolerance

export const signingKeysLayer = Layer.effect(SigningKeys)(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const context = yield* Effect.context<SqlClient | Secrets | WrappingKeys>()
    let keys: ReadonlyArray<SigningKey> = []
    let readAt = 0

    const read = Effect.gen(function* () {
      readAt = yield* Clock.currentTimeMillis
      const rows = yield* sql<SigningKeyRow>`
        select kid, secret, is_sealed as "isSealed" from signing_key order by created_at desc, kid`
      keys = yield* Effect.forEach(rows, openSigningKey)
    }).pipe(Effect.provide(context))
    const make = Effect.fnUntraced(function* (now: number) {
      const key = { kid: randomBytes(9).toString("base64url"), secret: randomBytes(32) }
      const isSealed = yield* isMasterWrapped
      yield* sql`
        insert into signing_key (kid, secret, is_sealed, created_at)
        values (${key.kid}, ${isSealed ? yield* sealSigningKey(key) : key.secret}, ${isSealed}, ${iso(now)})`
    }, Effect.provide(context))
    // prevents two servers from each creating a key at once
    const lock = sql`lock table signing_key in share row exclusive mode`

    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* lock
        const [any] = yield* sql`select 1 from signing_key limit 1`
        if (any === undefined) yield* make(yield* Clock.currentTimeMillis)
      })
    )
    yield* sealOpenSecrets
    yield* read

    /** Reads the keys again if they are older than `age`; if the clock was set back, they are read again as well. */
    const readAfter = Effect.fnUntraced(function* (age: number) {
      if (Math.abs((yield* Clock.currentTimeMillis) - readAt) > age) yield* read
    })
    const named = Effect.fnUntraced(function* (kid: string) {
      yield* readAfter(rereadAfter)
      const find = () => keys.find((key) => key.kid === kid)
      if (find() === undefined) yield* readAfter(1000)
      return find()
    })
    const current = Effect.gen(function* () {
      yield* readAfter(rereadAfter)
      const [newest] = keys
      return newest ?? (yield* Effect.die("There is no key to sign access tokens with"))
    })
    const renew = Effect.fnUntraced(function* ({
      leaked,
      due = false
    }: {
      readonly leaked: boolean
      readonly due?: boolean
    }) {
      const now = yield* Clock.currentTimeMillis
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* lock
          if (leaked) yield* sql`delete from signing_key`
          const young =
            yield* sql`select 1 from signing_key where created_at > ${iso(now - longestUse)} limit 1`
          if (due || young.length === 0) yield* make(now)
          yield* sql`
            delete from signing_key k where exists (
              select 1 from signing_key next
              where next.created_at > k.created_at and next.created_at < ${iso(now - overlap)})`
        })
      )
      yield* Effect.provide(sealOpenSecrets, context)
      yield* read
    })
    return { current, named, renew }
  })
)

/** Handler of the job; its payload states whether a key has leaked (docs/operations.md). */
export const renewSigningKeys = (payload: unknown) =>
  Effect.flatMap(SigningKeys, ({ renew }) =>
    renew({
      leaked:
        typeof payload === "object" && payload !== null && "leaked" in payload && payload.leaked === true
    })
  )
