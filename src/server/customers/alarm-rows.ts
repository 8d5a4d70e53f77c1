import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import { endPriceLetters } from "../db/price-letters.ts"
import { fromDecimal } from "../../domain/price/money.ts"

/** A row of price_alarm as API calls and mails use it. */
export interface AlarmRow extends AlarmWish {
  readonly id: number
  /** Version of the alarm; each change increments it. */
  readonly version: number
  readonly accountId: number | null
  readonly email: string
  readonly confirmed: boolean
}

const columns = `id, version, account_id as "accountId", email, kind, country_id as "countryId", product_id as "productId",
  zip_code as "zipCode", amount, threshold::float8 / 100 as threshold, direction,
  confirmed_at is not null as confirmed`

/** Returns the fields of an alarm in the wire format. */
export const wishOf = ({ kind, countryId, productId, zipCode, amount, threshold, direction }: AlarmWish) => ({
  kind,
  countryId,
  productId,
  zipCode,
  amount,
  threshold,
  direction,
  channel: "Email" as const
})

export const alarmsOf = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  return yield* sql<AlarmRow>`
    select ${sql.literal(columns)} from price_alarm where account_id = ${accountId} order by id`
})

export const alarmById = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<AlarmRow>`select ${sql.literal(columns)} from price_alarm where id = ${id}`
  return row
})

/** Clears place and price of a newsletter, which has neither. */
const keptWish = (wish: AlarmWish): AlarmWish =>
  wish.kind === "PriceAlarm" ? wish : { ...wish, zipCode: "", amount: 0, threshold: 0 }

/** Stores an alarm that the owner of the mailbox has not confirmed yet. */
export const insertAlarm = Effect.fnUntraced(function* (
  owner: { readonly accountId: number | null; readonly email: string },
  asked: AlarmWish,
  now: number
) {
  const sql = yield* SqlClient
  const wish = keptWish(asked)
  const [row] = yield* sql<{ readonly id: number }>`
    insert into price_alarm
      (account_id, email, kind, country_id, product_id, zip_code, amount, threshold, direction, created_at)
    values (${owner.accountId}::int, ${owner.email}, ${wish.kind}, ${wish.countryId}, ${wish.productId},
      ${wish.zipCode}, ${wish.amount}, ${fromDecimal(wish.threshold)}, ${wish.direction}, ${new Date(now).toISOString()}::timestamptz)
    returning id`
  return row?.id ?? 0
})

/**
 * SQL for the newest price day: crossings count from that day, so an older price beyond the threshold causes no mail.
 */
const newestPriceDay = `(select max(p.day) from price_day p
  where p.country_id = price_alarm.country_id and p.product_id = price_alarm.product_id)`

/** Returns an alarm of the account, locked until the transaction ends. */
export const lockedAlarm = Effect.fnUntraced(function* (accountId: number, id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Pick<AlarmRow, "version" | "kind">>`
    select version, kind from price_alarm where id = ${id} and account_id = ${accountId} for update`
  return row
})

/** Changes an alarm; the caller has locked its row. */
export const updateAlarm = Effect.fnUntraced(function* (id: number, asked: AlarmWish) {
  const sql = yield* SqlClient
  const wish = keptWish(asked)
  yield* sql`
    update price_alarm
    set version = version + 1, kind = ${wish.kind}, country_id = ${wish.countryId}, product_id = ${wish.productId},
      zip_code = ${wish.zipCode}, amount = ${wish.amount}, threshold = ${fromDecimal(wish.threshold)},
      direction = ${wish.direction}, told_on = null,
      watched_from = (select max(p.day) from price_day p
        where p.country_id = ${wish.countryId} and p.product_id = ${wish.productId})
    where id = ${id}`
})

/** Marks an alarm as confirmed by the owner of its mailbox. */
export const confirmAlarm = Effect.fnUntraced(function* (id: number, now: number) {
  const sql = yield* SqlClient
  const rows = yield* sql`
    update price_alarm
    set confirmed_at = ${new Date(now).toISOString()}::timestamptz, watched_from = ${sql.literal(newestPriceDay)}
    where id = ${id}
    returning id`
  return rows.length > 0
})

/**
 * Ends the other identical alarms of a mailbox, so that an alarm that was requested twice without an account exists
 * only once.
 */
export const stopEqualOnes = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  yield* sql`
    delete from price_alarm other using price_alarm a
    where a.id = ${id} and other.id <> a.id and a.account_id is null and other.account_id is null
      and mailbox_key(other.email) = mailbox_key(a.email)
      and (other.kind, other.country_id, other.product_id, other.zip_code, other.amount, other.threshold, other.direction)
        = (a.kind, a.country_id, a.product_id, a.zip_code, a.amount, a.threshold, a.direction)`
})

/** Ends an alarm, either by the link in a mail or from the account's list. */
export const stopAlarm = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  yield* endPriceLetters(sql`id = ${id}`)
})
