import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dayKey, figureNames, grains, summed } from "./order-days.ts"

/** Name of the job that folds what has come into the days. */
export const foldDaysJob = "fold-order-days"

/** Any number; key of the lock that lets one server fold at a time, so that two do not deadlock. */
const lockKey = 7_243_401

/** A row of so many is folded in well under the time that a statement may take. */
const atOnce = 20_000

const added = (table: string) =>
  figureNames.map((figure) => `${figure} = ${table}.${figure} + excluded.${figure}`).join(", ")

const folded = (table: string, key: string, rows: string) => `
  insert into ${table} (${key}, ${figureNames.join(", ")}) select ${key}, ${summed} from ${rows} group by ${key}
  on conflict (${key}) do update set ${added(table)}`

/** Waits for other transactions that fold days, and blocks them until this transaction ends. */
export const lockDays = Effect.flatMap(SqlClient, (sql) => sql`select pg_advisory_xact_lock(${lockKey})`)

const intoGrains = grains
  .map(({ table, key, of }) => `, ${table}_more as (${folded(table, key, of("gone"))})`)
  .join("")

/** One step: takes some deltas away and adds them to the days, so that the sum of both never changes. */
const foldSome = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    with gone as (
      delete from order_delta where ctid = any(array(select ctid from order_delta limit ${atOnce}::int)) returning *
    ), days as (${sql.literal(folded("order_day", dayKey, "gone"))}
    )${sql.literal(intoGrains)} select count(*)::int as count from gone`
  return row?.count ?? 0
})

/**
 * Folds what has come into the days. Reads see all of it before, between and after; while another copy is at it, there
 * is nothing to do.
 */
export const foldDays = Effect.gen(function* () {
  const sql = yield* SqlClient
  const step = sql.withTransaction(
    Effect.gen(function* () {
      const [lock] = yield* sql<{
        readonly mine: boolean
      }>`select pg_try_advisory_xact_lock(${lockKey}) as mine`
      return lock?.mine === true ? yield* foldSome : 0
    })
  )
  while ((yield* step) === atOnce);
})
