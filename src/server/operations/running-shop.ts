import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { statfs } from "node:fs/promises"
import { countryIds } from "../../domain/place/country.ts"
import type { RunningShop } from "../../domain/operations/running-shop.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { readiness } from "../http/health.ts"
import { Backups, type KeptBackups } from "../ports/backups.ts"
import { Mailer } from "../ports/mailer.ts"
import { pagesBuild } from "./pages-build.ts"
import { shopVersion } from "./process-gauges.ts"
import { ShopWatch } from "./shop-watch.ts"

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

interface Installed {
  readonly isSample: boolean
  readonly signingKeyAt: Date | null
  /**
   * The database's data folder on this machine; null if the database is on another machine, or does not report the
   * folder.
   */
  readonly folder: string | null
}

const installed = Effect.flatMap(
  SqlClient,
  (sql) => sql<Installed>`
    select exists (select from installation where data_kind = 'sample') as "isSample",
      (select max(created_at) from signing_key) as "signingKeyAt",
      (select setting from pg_settings where name = 'data_directory'
        and (inet_server_addr() is null or inet_server_addr() = inet_client_addr())) as folder`
)

interface Queue {
  readonly task: string
  readonly waiting: number
  readonly givenUp: number
  readonly oldestDueAt: Date | null
}

const queues = Effect.flatMap(
  SqlClient,
  (sql) => sql<Queue>`
    select * from (
      select task_identifier as task,
        count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
        count(*) filter (where attempts >= max_attempts)::int as "givenUp",
        min(run_at) filter (where attempts < max_attempts and run_at <= now()) as "oldestDueAt"
      from graphile_worker.jobs group by 1
    ) queue where waiting > 0 or "givenUp" > 0 order by "oldestDueAt" nulls last, task`
)

interface Age {
  readonly countryId: number
  readonly listsChangedAt: Date | null
  readonly workedOutDay: string | null
}

const priceAges = Effect.flatMap(
  SqlClient,
  (sql) => sql<Age>`
    select country.id as "countryId",
      (select max(changed_at) from price_list_version where country_id = country.id) as "listsChangedAt",
      (select max(newest.day)::text from unnest(${productGroups.map(({ productId }) => productId)}::int2[]) as product (id)
        cross join lateral (select max(day) as day from price_day
          where country_id = country.id and area_code = '' and product_id = product.id) newest) as "workedOutDay"
    from unnest(${[...countryIds]}::int2[]) as country (id)`
)

/** Returns the number of free bytes on the disk of a folder; null if unknown. */
const freeBytes = (folder: string | null) =>
  folder === null
    ? Effect.succeed(null)
    : Effect.orElseSucceed(
        Effect.map(
          Effect.tryPromise(() => statfs(folder)),
          ({ bavail, bsize }) => bavail * bsize
        ),
        () => null
      )

interface BackupFigures {
  readonly now: number
  /** Seconds since the last base backup, also of another PostgreSQL whose tools record them; null if unknown. */
  readonly age: number | null
  readonly unarchived: number | null
}

/** Returns what the desk shows about backups: those of the embedded PostgreSQL, or recorded ones of another one. */
export const backupsShown = (
  kept: KeptBackups | undefined,
  { now, age, unarchived }: BackupFigures
): RunningShop["backups"] => {
  const before = (seconds: number | null) =>
    seconds === null ? null : new Date(now - seconds * 1000).toISOString()
  return {
    areKept: kept !== undefined || age !== null,
    lastAt: kept === undefined ? before(age) : iso(kept.lastAt),
    archivedAt: before(unarchived)
  }
}

/** Reads the current state of the shop (rule desk.operations). */
export const runningShop = Effect.gen(function* () {
  const { look } = yield* ShopWatch
  const { hasServer } = yield* Mailer
  const backups = yield* Backups
  const now = yield* Clock.currentTimeMillis
  const { copies, alerts, figure } = yield* look
  const [row] = yield* installed
  const ages = yield* priceAges
  const kept = yield* backups.kept
  return {
    readAt: new Date(now).toISOString(),
    version: shopVersion,
    build: yield* pagesBuild,
    node: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    readiness: yield* readiness,
    isSample: row?.isSample ?? false,
    copies: copies.map(({ startedAt, hasAnswered }) => ({ startedAt: startedAt.toISOString(), hasAnswered })),
    database: {
      sizeBytes: figure("databaseSize"),
      freeBytes: yield* freeBytes(row?.folder ?? null),
      answerSeconds: figure("databaseAnswer")
    },
    queues: (yield* queues).map((queue) => ({ ...queue, oldestDueAt: iso(queue.oldestDueAt) })),
    mails: {
      areSent: hasServer,
      waiting: figure("mailsWaiting"),
      givenUp: figure("mailsGivenUp"),
      oldestSeconds: figure("oldestMail")
    },
    prices: countryIds.map((countryId) => {
      const age = ages.find((each) => each.countryId === countryId)
      return {
        countryId,
        listsChangedAt: iso(age?.listsChangedAt),
        workedOutDay: age?.workedOutDay ?? null
      }
    }),
    signingKeyAt: iso(row?.signingKeyAt),
    backups: backupsShown(kept, { now, age: figure("backupAge"), unarchived: figure("walUnarchived") }),
    alerts
  }
})
