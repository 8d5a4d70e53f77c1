import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { lockDays } from "./fold-days.ts"
import { dayKey, figureNames, somethingSummed, summed, totalKey, wholeDays } from "./order-days.ts"

/** Name of the job that holds the days against the orders. */
export const checkDaysJob = "check-order-days"

const figures = figureNames.join(", ")
const negative = figureNames.map((figure) => `-${figure}`).join(", ")

/**
 * Adds what is missing between days and orders as deltas. One statement, so one snapshot: whatever is placed meanwhile
 * is in neither side of it.
 */
const repairDays = `
  insert into order_delta (${dayKey}, ${figures})
  select ${dayKey}, ${summed} from (
    select ${dayKey}, ${figures} from order_count
    union all select ${dayKey}, ${negative} from ${wholeDays} d
  ) both_sides group by ${dayKey} having ${somethingSummed}
  returning day`

const differingTotals = `
  select ${totalKey} from (
    select ${totalKey}, ${figures} from order_day
    union all select ${totalKey}, ${negative} from order_day_total
  ) both_sides group by ${totalKey} having ${somethingSummed}`

/** Cells that were wrong. */
export interface Repaired {
  readonly days: number
  readonly totals: number
}

/**
 * Holds days against orders and totals against days, mends both and says how much was wrong. It should be nothing: what
 * is found points at a write that went past the triggers.
 */
export const checkDays = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // every receipt is read, which takes as long as there are orders
      yield* sql`set local statement_timeout = 0`
      const days = yield* sql`${sql.literal(repairDays)}`
      yield* lockDays
      const totals = yield* sql`${sql.literal(differingTotals)}`
      if (totals.length > 0) {
        yield* sql`delete from order_day_total`
        yield* sql`insert into order_day_total ${sql.literal(`select ${totalKey}, ${summed} from order_day group by ${totalKey}`)}`
      }
      const repaired: Repaired = { days: days.length, totals: totals.length }
      return repaired
    })
  )
})

/** The same as a job of the night: silent as long as nothing was wrong. */
export const reportCheckedDays = Effect.flatMap(checkDays, ({ days, totals }) =>
  Effect.sync(() => {
    if (days + totals > 0)
      console.error(
        `statistics: ${days} days and ${totals} totals were not what the orders are, and are mended`
      )
  })
)
