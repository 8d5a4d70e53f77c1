import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../../domain/place/country.ts"
import { todayIn } from "../life/lead-on.ts"

/**
 * Returns SQL for the urgency of an open order `o` (rule dealer.order-list): the rank of its urgency, and the local day
 * on which the goods are due. The rule itself is in src/domain/order/life/urgency.ts; a test checks that both agree.
 */
export const urgencyIn = Effect.fnUntraced(function* (now: number) {
  const sql = yield* SqlClient
  const todays = countryIds.reduce(
    (cases, id) => sql`${cases} when ${id}::int then ${todayIn(id, now)}::text`,
    sql`case o.country_id`
  )
  const today = sql`(${todays} end)`
  const scheduled = sql`(o.life ->> 'scheduledDay')`
  const day = sql`coalesce(${scheduled}, o.receipt #>> '{offer,endDeliveryPeriodDate}')`
  const place = sql`case when o.status = 'placed' then 0 when ${day} < ${today} then 1 when ${scheduled} = ${today} then 2
    else 3 end`
  return { day, place }
})
