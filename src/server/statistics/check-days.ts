import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { HouseLog } from "../ports/house-log.ts"
import { lockDays } from "./fold-days.ts"
import { dayKey, figureNames, type Grain, grains, somethingSummed, summed, wholeDays } from "./order-days.ts"

/** Name of the job that compares the daily sums with the orders. */
export const checkDaysJob = "check-order-days"

const figures = figureNames.join(", ")
const negative = figureNames.map((figure) => `-${figure}`).join(", ")

/**
 * Adds the differences between the daily sums and the orders as deltas. A single statement reads a single snapshot, so
 * orders that are placed concurrently are missing both from the sums and from the orders.
 */
const repairDays = `
  insert into order_delta (${dayKey}, ${figures})
  select ${dayKey}, ${summed} from (
    select ${dayKey}, ${figures} from order_count
    union all select ${dayKey}, ${negative} from ${wholeDays} d
  ) both_sides group by ${dayKey} having ${somethingSummed}
  returning day`

/** Corrects a table of sums if it differs from the daily sums; returns the number of wrong rows. */
const repairGrain = Effect.fnUntraced(function* ({ table, key, of }: Grain) {
  const sql = yield* SqlClient
  const source = of("order_day")
  const wrong = yield* sql`${sql.literal(`
    select ${key} from (
      select ${key}, ${figures} from ${source}
      union all select ${key}, ${negative} from ${table}
    ) both_sides group by ${key} having ${somethingSummed}`)}`
  if (wrong.length > 0) {
    yield* sql`delete from ${sql(table)}`
    yield* sql`${sql.literal(`
      insert into ${table} (${key}, ${figures}) select ${key}, ${summed} from ${source} group by ${key}`)}`
  }
  return wrong.length
})

/** Numbers of corrected rows of the daily sums and of the totals. */
export interface Repaired {
  readonly days: number
  readonly totals: number
}

/**
 * Compares the daily sums with the orders, and the totals with the daily sums; corrects differences and returns their
 * numbers. Both numbers should be zero: only a write that bypassed the triggers causes a difference.
 */
export const checkDays = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // this statement reads every order, so its duration grows with the number of orders
      yield* sql`set local statement_timeout = 0`
      const days = yield* sql`${sql.literal(repairDays)}`
      yield* lockDays
      const totals = (yield* Effect.forEach(grains, repairGrain)).reduce((sum, each) => sum + each, 0)
      const repaired: Repaired = { days: days.length, totals }
      return repaired
    })
  )
})

/** Runs the check as a nightly job; logs only if something was wrong. */
export const reportCheckedDays = Effect.flatMap(checkDays, ({ days, totals }) =>
  Effect.map(HouseLog, ({ error }) => {
    if (days + totals > 0)
      error(`statistics: ${days} days and ${totals} totals were not what the orders are, and are mended`)
  })
)
