import { randomBytes } from "node:crypto"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type DealerKey, keyBeginning, mostKeys } from "../../domain/price-list/dealer-key.ts"
import { audit } from "../db/audit-event.ts"
import { iso } from "../db/iso.ts"
import { tokenHash } from "../db/token-hash.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { findDealer, type ListAuthor, type ListDealer } from "./list-dealer.ts"

const columns = `id, name, ending, ${iso("created_at")} as "createdAt", ${iso("last_used_at")} as "lastUsedAt",
  ${iso("revoked_at")} as "revokedAt"`

/** Returns a dealer's keys: valid keys before revoked ones, and newer keys before older ones. */
export const keysOf = Effect.fnUntraced(function* ({ id }: ListDealer) {
  const sql = yield* SqlClient
  return yield* sql<DealerKey>`
    select ${sql.literal(columns)} from dealer_key where dealer_id = ${id}
    order by revoked_at is not null, id desc`
})

const note = (
  event: "dealerKeyAdded" | "dealerKeyRevoked",
  dealer: ListDealer,
  by: ListAuthor,
  name: string
) =>
  audit({
    event,
    actorId: by.accountId ?? undefined,
    subjectId: undefined,
    detail: { dealer: dealer.id, name }
  })

const refuseName = (code: string) => Effect.fail(invalid([{ field: "Name", code, params: {} }]))

/** Creates a 256-bit key; its text is returned to the caller and not stored (rule price-list.keys). */
export const addKey = Effect.fnUntraced(function* ({ id }: ListDealer, author: ListAuthor, name: string) {
  if (name === "") return yield* refuseName("required")
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const secret = `${keyBeginning}${randomBytes(32).toString("base64url")}`
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const dealer = yield* findDealer(id, true)
      const open = (yield* keysOf(dealer)).filter(({ revokedAt }) => revokedAt === null)
      if (open.length >= mostKeys) return yield* refuseName("keysTooMany")
      const [key] = yield* sql<DealerKey>`
        insert into dealer_key (dealer_id, name, token_hash, ending, created_at)
        values (${id}, ${name}, ${tokenHash(secret)}, ${secret.slice(-4)}, ${now}::timestamptz)
        returning ${sql.literal(columns)}`
      if (key === undefined) return yield* Effect.die("A key that was written is not there")
      yield* note("dealerKeyAdded", dealer, author, name)
      return { key, secret }
    })
  )
})

/** Revokes a key permanently; revoking it again changes nothing. */
export const revokeKey = Effect.fnUntraced(function* (dealer: ListDealer, author: ListAuthor, keyId: number) {
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const revoked = yield* sql<DealerKey>`
        update dealer_key set revoked_at = ${now}::timestamptz
        where id = ${keyId} and dealer_id = ${dealer.id} and revoked_at is null returning ${sql.literal(columns)}`
      const [key] = revoked
      if (key !== undefined) {
        yield* note("dealerKeyRevoked", dealer, author, key.name)
        return key
      }
      const [ended] = (yield* keysOf(dealer)).filter(({ id }) => id === keyId)
      return ended ?? (yield* Effect.fail(refusals.notFound))
    })
  )
})
