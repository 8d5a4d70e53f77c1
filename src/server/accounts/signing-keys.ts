import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { randomBytes } from "node:crypto"

export interface SigningKey {
  readonly kid: string
  readonly secret: Uint8Array
}

/** Keys of access tokens: the newest signs, all that are kept verify; every copy of the server reads the same rows. */
export class SigningKeys extends Context.Service<
  SigningKeys,
  {
    readonly current: Effect.Effect<SigningKey, SqlError>
    /** An unknown name may be that of a key another copy has just made: it is looked up, at most once a second. */
    readonly named: (kid: string) => Effect.Effect<SigningKey | undefined, SqlError>
    /** Makes a new key and forgets those that no living token was signed with. */
    readonly rotate: Effect.Effect<void, SqlError>
  }
>()("server/accounts/SigningKeys") {}

/** A replaced key verifies as long as tokens live that it signed, and some more for clocks that differ. */
const overlap = "1 hour"

export const signingKeysLayer = Layer.effect(SigningKeys)(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    let keys: ReadonlyArray<SigningKey> = []
    let readAt = 0

    const read = Effect.gen(function* () {
      readAt = yield* Clock.currentTimeMillis
      keys = yield* sql<SigningKey>`select kid, secret from signing_key order by created_at desc, kid`
    })
    const make = sql`
      insert into signing_key (kid, secret) values (${randomBytes(9).toString("base64url")}, ${randomBytes(32)})`

    yield* sql.withTransaction(
      Effect.gen(function* () {
        // two first servers at once must not each sign with a key of their own
        yield* sql`lock table signing_key in share row exclusive mode`
        const [any] = yield* sql`select 1 from signing_key limit 1`
        if (any === undefined) yield* make
      })
    )
    yield* read

    const named = Effect.fnUntraced(function* (kid: string) {
      const find = () => keys.find((key) => key.kid === kid)
      if (find() === undefined && (yield* Clock.currentTimeMillis) - readAt > 1000) yield* read
      return find()
    })
    const current = Effect.suspend(() => {
      const [newest] = keys
      return newest === undefined
        ? Effect.die("There is no key to sign access tokens with")
        : Effect.succeed(newest)
    })
    const rotate = make.pipe(
      Effect.andThen(
        sql`delete from signing_key where created_at < (
          select max(created_at) from signing_key) - ${overlap}::interval and kid not in (
          select kid from signing_key order by created_at desc limit 2)`
      ),
      Effect.andThen(read)
    )
    return { current, named, rotate }
  })
)
