import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { bucketsOf, Limits, tooMany, windowOf } from "../http/rate-limits.ts"

/**
 * The budgets in the order of the checks. Bytes come first: once they are used up, a report is refused before its
 * network gets a counter, so that a flood from many networks cannot fill the table of counters.
 */
const budgets = ["errorBytesOfHour", "errorBytesOfDay", "errorTrace"] as const

type Budget = (typeof budgets)[number]

interface Spent {
  readonly isSpent: boolean
  /** Whether the budget shared by all callers has room for this report. */
  readonly isOpen: boolean
}

/**
 * Limits the disk space used by reports of script errors, per network and in total. Refused reports are not counted.
 * Once a shared budget is used up, this process remembers that until the window ends and does not query the database.
 */
export const errorBudget = () => {
  const closedUntil = new Map<Budget, number>()

  const spend = Effect.fnUntraced(function* (name: Budget, amount: number, address: string) {
    const limit = (yield* Limits)[name]
    const [own, all] = bucketsOf(limit, { address })
    if (own === undefined || all === undefined) return
    const now = yield* Clock.currentTimeMillis
    if (now < (closedUntil.get(name) ?? 0)) return yield* tooMany(limit, now)
    const window = windowOf(limit, now)
    const sql = yield* SqlClient
    const [spent] = yield* sql<Spent>`
      with open as (
        select 1 where ${amount}::int + coalesce((
          select count from rate_count where bucket = ${all.bucket} and window_start = ${window}::timestamptz), 0)
          <= ${all.most}::bigint),
      own as (
        insert into rate_count (bucket, window_start, count)
        select ${own.bucket}, ${window}::timestamptz, ${amount}::int from open where ${amount}::int <= ${own.most}::bigint
        on conflict (bucket, window_start) do update set count = rate_count.count + excluded.count
          where rate_count.count + excluded.count <= ${own.most}::bigint
        returning 1),
      overall as (
        insert into rate_count (bucket, window_start, count)
        select ${all.bucket}, ${window}::timestamptz, ${amount}::int from own
        on conflict (bucket, window_start) do update set count = rate_count.count + excluded.count
          where rate_count.count + excluded.count <= ${all.most}::bigint
        returning 1)
      select exists (select 1 from overall) as "isSpent", exists (select 1 from open) as "isOpen"`
    if (spent?.isOpen === false) closedUntil.set(name, Date.parse(window) + limit.windowMs)
    if (spent?.isSpent !== true) return yield* tooMany(limit, now)
  })

  /** Charges a report of this many bytes to the budgets, or refuses it. */
  return Effect.fnUntraced(function* (bytes: number, address: string) {
    for (const budget of budgets) yield* spend(budget, budget === "errorTrace" ? 1 : bytes, address)
  })
}
