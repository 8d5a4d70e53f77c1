import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { watchedOn } from "./watched-price.ts"

/** Name of the job that mails an alarm about one threshold crossing (services.ts). */
export const alarmJob = "alarm"

const isBeyond = (price: string) =>
  `case a.direction when 'Below' then ${price} <= a.threshold else ${price} >= a.threshold end`

/**
 * In one statement, finds a country's alarms whose threshold was crossed by a day's price, and queues their mails. An
 * alarm is mailed if the day's price is beyond its threshold and a price since its last mail (or since its start) was
 * not beyond it. So each crossing is mailed once, however often this function runs, and no crossing is lost if a night
 * is missed.
 */
export const addCrossingMails = Effect.fnUntraced(function* (countryId: CountryId, day: string) {
  const sql = yield* SqlClient
  const [notified] = yield* sql<{ readonly count: number }>`
    with crossed as (
      select a.id, now.day, now.price
      from price_alarm a
      cross join lateral (
        ${watchedOn(sql, sql`${day}::date`)}
      ) now
      where a.country_id = ${countryId} and a.kind = 'PriceAlarm' and a.confirmed_at is not null
        and (a.told_on is null or a.told_on < now.day)
        and ${sql.literal(isBeyond("now.price"))}
        and exists (
          select 1 from price_day e
          where e.country_id = a.country_id and e.product_id = a.product_id and e.area_code = now.area_code
            and e.day < now.day and e.day >= coalesce(greatest(a.told_on, a.watched_from), '-infinity')
            and not ${sql.literal(isBeyond("e.price"))})
    ), notified as (
      update price_alarm a set told_on = c.day from crossed c where a.id = c.id
        and (a.told_on is null or a.told_on < c.day)
      returning a.id, c.day, c.price
    ), jobs as materialized (
      select (graphile_worker.add_job(${alarmJob},
        json_build_object('alarmId', t.id, 'day', to_char(t.day, 'YYYY-MM-DD'), 'price', t.price))).id
      from notified t
    )
    select count(*) as count from jobs`
  return notified?.count ?? 0
})
