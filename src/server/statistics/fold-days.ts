import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dayKey, figureNames, grains, summed } from "./order-days.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"

/** Name of the job that adds new deltas to the daily sums ("folding"). */
export const foldDaysJob = "fold-order-days"

/** Maximum number of deltas per step, so that a step stays well below the statement timeout. */
const atOnce = 20_000

const added = (table: string) =>
  figureNames.map((figure) => `${figure} = ${table}.${figure} + excluded.${figure}`).join(", ")

const folded = (table: string, key: string, rows: string) => `
  insert into ${table} (${key}, ${figureNames.join(", ")}) select ${key}, ${summed} from ${rows} group by ${key}
  on conflict (${key}) do update set ${added(table)}`

/**
 * Waits until other transactions have finished adding deltas to the daily sums, and blocks such transactions until this
 * one ends.
 */
export const lockDays = Effect.flatMap(
  SqlClient,
  (sql) => sql`select pg_advisory_xact_lock(${advisoryLocks.orderDays})`
)

const intoGrains = grains
  .map(({ table, key, of }) => `, ${table}_more as (${folded(table, key, of("gone"))})`)
  .join("")

/**
 * Runs one step: removes some deltas and adds them to the daily sums, so that the total of deltas and daily sums never
 * changes.
 */
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
 * Adds new deltas to the daily sums ("folding"). The sums that are read stay the same before, during and after folding;
 * does nothing while another process is folding.
 */
export const foldDays = Effect.gen(function* () {
  const sql = yield* SqlClient
  const step = sql.withTransaction(
    Effect.gen(function* () {
      const [lock] = yield* sql<{
        readonly mine: boolean
      }>`select pg_try_advisory_xact_lock(${advisoryLocks.orderDays}) as mine`
      return lock?.mine === true ? yield* foldSome : 0
    })
  )
  while ((yield* step) === atOnce);
})
