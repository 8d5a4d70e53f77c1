import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../domain/place/country.ts"
import type { GaugeKey, LabelsOf } from "../../domain/operations/metrics.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { jobConnections, shopConnections } from "../db/application-name.ts"
import { standbysAway, standbysCutOff } from "../db/standbys-away.ts"
import { walUnarchived } from "../db/wal-unarchived.ts"
import { Backups } from "../ports/backups.ts"
import { Mailer } from "../ports/mailer.ts"
import { Meters } from "../ports/meters.ts"

/** How long metrics are reused, in ms: several callers share one reading. */
const freshFor = 5_000

/** Timeout of a reading, in ms; Prometheus waits 10 s by default. */
const patience = 2_000

interface Scalars {
  readonly size: number
  readonly mailsWaiting: number
  readonly mailsGivenUp: number
  readonly oldestMail: number
  readonly oldestJob: number
  readonly priceListAge: number
  readonly priceDayAge: number
  readonly mismatches: number
  readonly standbysAway: number
  readonly standbysCutOff: number
  readonly baseBackupAge: number | null
  readonly walUnarchived: number | null
}

const scalars = (hasMailServer: boolean) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<Scalars>`
      select pg_database_size(current_database()) as size,
        mail.waiting as "mailsWaiting", coalesce(extract(epoch from now() - mail.oldest), 0)::float8 as "oldestMail",
        (select count(*) from mail where failed_at is not null and asked_again_at is null) as "mailsGivenUp",
        (select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs
          where attempts = 0 and run_at <= now())::float8 as "oldestJob",
        (select extract(epoch from now() - max(changed_at)) from price_list_version)::float8 as "priceListAge",
        (select extract(epoch from now() - (max(newest.day) + 1)::timestamp at time zone 'UTC') from
          unnest(${[...countryIds]}::int2[]) as country (id)
          cross join unnest(${productGroups.map(({ productId }) => productId)}::int2[]) as product (id)
          cross join lateral (select max(day) as day from price_day
            where country_id = country.id and area_code = '' and product_id = product.id) newest)::float8 as "priceDayAge",
        (select count(*) from payment where state = 'mismatch') as mismatches,
        (select extract(epoch from now() - max(finished_at)) from base_backup)::float8 as "baseBackupAge",
        ${sql.literal(standbysAway)} as "standbysAway",
        ${sql.literal(standbysCutOff)} as "standbysCutOff",
        ${sql.literal(walUnarchived)} as "walUnarchived"
      from (
        select count(*) as waiting, min(created_at) as oldest from mail
        where sent_at is null and (failed_at is null or asked_again_at is not null) and ${hasMailServer}::boolean
      ) mail`
  )

const queues = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly task: string; readonly waiting: number; readonly givenUp: number }>`
    select task_identifier as task,
      count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting,
      count(*) filter (where attempts >= max_attempts) as "givenUp"
    from graphile_worker.jobs group by 1`
)

const connections = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly use: string; readonly count: number }>`
    select case when application_name <> ${shopConnections} then 'jobs' when query ilike 'listen %' then 'listening'
        when wait_event_type = 'Lock' then 'locked' when state = 'idle' then 'idle' else 'working' end as use,
      count(*) as count
    from pg_stat_activity
    where datname = current_database() and ${sql.in("application_name", [shopConnections, jobConnections])} and pid <> pg_backend_pid()
    group by 1`
)

const connectionUses = ["working", "locked", "idle", "jobs", "listening"]

const make = Effect.gen(function* () {
  const meters = yield* Meters
  const sql = yield* SqlClient
  const { hasServer } = yield* Mailer
  const backups = yield* Backups
  const clock = yield* Clock.Clock
  const values = new Map<string, number>()
  let isUp = false
  let readAt = Number.NEGATIVE_INFINITY

  const put = <Key extends GaugeKey>(metric: Key, labels: LabelsOf<Key>, value: number) => {
    const key = [metric, ...Object.values<string>(labels)].join(" ")
    if (!values.has(key)) meters.gauge(metric, labels, () => (isUp ? (values.get(key) ?? 0) : Number.NaN))
    values.set(key, value)
  }
  meters.gauge("databaseUp", {}, () => (isUp ? 1 : 0))

  const read = Effect.gen(function* () {
    const begun = clock.currentTimeNanosUnsafe()
    yield* sql`select 1`
    put("databaseAnswer", {}, Number(clock.currentTimeNanosUnsafe() - begun) / 1e9)
    const [one] = yield* scalars(hasServer)
    const waiting = yield* queues
    const open = yield* connections
    // a task without open jobs has no row
    for (const key of values.keys()) if (key.startsWith("jobs")) values.set(key, 0)
    for (const { task, waiting: due, givenUp } of waiting) {
      put("jobsWaiting", { task }, due)
      put("jobsGivenUp", { task }, givenUp)
    }
    for (const use of connectionUses)
      put("databaseConnections", { use }, open.find((row) => row.use === use)?.count ?? 0)
    if (one === undefined) return
    put("databaseSize", {}, one.size)
    put("mailsWaiting", {}, one.mailsWaiting)
    put("mailsGivenUp", {}, one.mailsGivenUp)
    put("oldestMail", {}, one.oldestMail)
    put("oldestJob", {}, one.oldestJob)
    put("priceListAge", {}, one.priceListAge ?? Number.NaN)
    put("priceDayAge", {}, one.priceDayAge ?? Number.NaN)
    put("paymentMismatches", {}, one.mismatches)
    put("standbysAway", {}, one.standbysAway)
    put("standbysCutOff", {}, one.standbysCutOff)
    put("walUnarchived", {}, one.walUnarchived ?? Number.NaN)
    const kept = yield* backups.kept
    const since = (kept?.lastAt ?? kept?.since)?.getTime()
    const keptAge = since === undefined ? undefined : (clock.currentTimeMillisUnsafe() - since) / 1000
    put("backupAge", {}, keptAge ?? one.baseBackupAge ?? Number.NaN)
  })

  const refreshed = read.pipe(
    Effect.provideService(SqlClient, sql),
    Effect.timeout(patience),
    Effect.matchCause({ onSuccess: () => true, onFailure: () => false }),
    Effect.map((done) => {
      isUp = done
      readAt = clock.currentTimeMillisUnsafe()
    })
  )
  let reading: Promise<void> | undefined
  /** Reads the metrics again if they are older than `freshFor`; concurrent callers share one reading. */
  const refresh = Effect.promise(() => {
    if (clock.currentTimeMillisUnsafe() - readAt < freshFor) return Promise.resolve()
    reading ??= Effect.runPromise(refreshed).finally(() => {
      reading = undefined
    })
    return reading
  })
  return { refresh }
})

/**
 * Metrics that only the database can provide: they are read on request, copied to this process's metrics, and reused
 * for some seconds.
 */
export class DatabaseFigures extends Context.Service<
  DatabaseFigures,
  {
    /**
     * Never fails: if the database is unreachable, `heizmarkt_database_up` is 0 and the other database metrics are NaN.
     */
    readonly refresh: Effect.Effect<void>
  }
>()("server/operations/DatabaseFigures") {
  static readonly layer = Layer.effect(DatabaseFigures, make)
}
