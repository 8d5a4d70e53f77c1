import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { StartProblem } from "../../config.ts"
import { beforeWrapping } from "../application-name.ts"
import type { WrappingKey } from "./wrapping-key.ts"
import { WrappingKeys } from "./wrapping-keys.ts"
import { advisoryLocks } from "../advisory-locks.ts"

const place = "server_secret/master"

interface MasterRow {
  readonly secret: Uint8Array
  /**
   * The id of the key that wrapped the secret; null if a release without wrapping keys stored the secret unencrypted.
   */
  readonly wrappedBy: string | null
}

const stored = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<MasterRow>`
    select secret, wrapped_by as "wrappedBy" from server_secret where name = 'master'`
  return rows[0]
})

/**
 * Whether instances of a release without wrapping keys are running. These instances can read only unencrypted secrets,
 * so the secrets stay unencrypted as long as such instances run.
 */
const doOldCopiesRun = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql`
    select 1 from pg_stat_activity
    where datname = current_database() and ${sql.in("application_name", beforeWrapping)} limit 1`
  return rows.length > 0
})

const unwrapped = (key: WrappingKey, secret: Uint8Array) =>
  Effect.try({
    try: () => key.unwrap(secret, place),
    catch: () =>
      new StartProblem(
        "The master key in the table server_secret is damaged: restore the database from a backup (docs/operations.md)."
      )
  })

const opened = Effect.fnUntraced(function* (row: MasterRow | undefined) {
  if (row === undefined || row.wrappedBy === null) return undefined
  const { keyFor } = yield* WrappingKeys
  return yield* unwrapped(yield* keyFor(row.wrappedBy), row.secret)
})

/**
 * Under the lock, creates the master key. If there already is an unencrypted one, encrypts (wraps) it as soon as no
 * instance of an old release reads it.
 */
const settle = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`select pg_advisory_xact_lock(${advisoryLocks.masterKey})`
  const row = yield* stored
  const present = yield* opened(row)
  if (present !== undefined) return present
  if (row !== undefined && (yield* doOldCopiesRun)) return row.secret
  const master = row?.secret ?? randomBytes(32)
  const { keyFor } = yield* WrappingKeys
  const key = yield* keyFor(undefined)
  const wrapped = key.wrap(master, place)
  yield* row === undefined
    ? sql`insert into server_secret (name, secret, wrapped_by) values ('master', ${wrapped}, ${key.id})`
    : sql`update server_secret set secret = ${wrapped}, wrapped_by = ${key.id} where name = 'master'`
  return master
})

/**
 * Returns the master key that all instances of the server share; the first instance creates it and stores it wrapped
 * (rule safety.keys-at-rest). Fails with StartProblem if the wrapping key is missing or is not the one that wrapped the
 * master key.
 */
export const masterKey = Effect.gen(function* () {
  const sql = yield* SqlClient
  const present = yield* Effect.flatMap(stored, opened).pipe(
    // the wrapping key may be changing at this moment, so the row is read again under the lock
    Effect.catchIf(
      (failure) => failure instanceof StartProblem,
      () => Effect.undefined
    )
  )
  return present ?? (yield* sql.withTransaction(settle))
})

/**
 * Whether other secrets are to be stored encrypted with the master key, which is the case once the master key itself is
 * wrapped.
 */
export const isMasterWrapped = Effect.map(stored, (row) => row !== undefined && row.wrappedBy !== null)

/**
 * Wraps the master key with another key, in the caller's transaction; returns the id of the former wrapping key, or
 * `undefined` if the master key is already wrapped with `next`. Running instances have the master key in memory and
 * continue.
 */
export const rewrapMaster = Effect.fnUntraced(function* (next: WrappingKey) {
  const sql = yield* SqlClient
  yield* sql`select pg_advisory_xact_lock(${advisoryLocks.masterKey})`
  const row = yield* stored
  if (row === undefined || row.wrappedBy === null)
    return yield* Effect.fail(
      new StartProblem(
        "No secrets are wrapped yet: start this release once, with no copy of an older one beside it."
      )
    )
  if (row.wrappedBy === next.id) return undefined
  const { keyFor } = yield* WrappingKeys
  const master = yield* unwrapped(yield* keyFor(row.wrappedBy), row.secret)
  yield* sql`
    update server_secret set secret = ${next.wrap(master, place)}, wrapped_by = ${next.id} where name = 'master'`
  return row.wrappedBy
})
