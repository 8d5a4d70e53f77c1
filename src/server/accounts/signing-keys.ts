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

/** Keys of access tokens: the newest signs, all that are kept verify; every copy of the server reads the same rows. */
export class SigningKeys extends Context.Service<
  SigningKeys,
  {
    readonly current: Effect.Effect<SigningKey, SqlError>
    /** An unknown name may be that of a key another copy has just made: it is looked up, at most once a second. */
    readonly named: (kid: string) => Effect.Effect<SigningKey | undefined, SqlError>
    /**
     * Makes a new key when the newest is 30 days old, and forgets those that no living token was signed with. One that
     * has leaked is replaced at once, with all the others: what they have signed opens nothing any more. `due` makes one
     * before the 30 days are over. Fails with StartProblem where the wrapping key in a file is not that of the database
     * any more.
     */
    readonly renew: (options: {
      readonly leaked: boolean
      readonly due?: boolean
    }) => Effect.Effect<void, SqlError | StartProblem>
  }
>()("server/accounts/SigningKeys") {}

/** The job that renews the keys. */
export const signingKeysJob = "signing-keys"

/** How old the key that signs becomes. */
const longestUse = 30 * 86_400_000

/** A copy looks whether another has made or removed a key, at least this often. */
const rereadAfter = 300_000

/** A replaced key may sign until every copy has read of it, and its tokens live on for their lifetime and clocks that differ. */
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
    // two copies at once must not each make a key of their own
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

    /** Reads again what is older than `age`; a clock that was set back makes nothing young. */
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

/** The job's work; its payload says whether a key has leaked (docs/operations.md). */
export const renewSigningKeys = (payload: unknown) =>
  Effect.flatMap(SigningKeys, ({ renew }) =>
    renew({
      leaked:
        typeof payload === "object" && payload !== null && "leaked" in payload && payload.leaked === true
    })
  )
