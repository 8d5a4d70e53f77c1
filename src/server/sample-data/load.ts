import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import { loadAccounts } from "./accounts.ts"
import { loadCalls } from "./calls.ts"
import { loadCancellationNotes } from "./cancellation-notes.ts"
import { loadAdverts } from "./adverts.ts"
import { dayNumber } from "./day.ts"
import { dealersOf } from "./dealers.ts"
import { loadHistory } from "./load-history.ts"
import { loadLocalPrices } from "./load-local-prices.ts"
import { loadMarket } from "./load-market.ts"
import { giveCustomersTheirOrders, loadOrders } from "./load-orders.ts"
import { loadDealerRedirect } from "./dealer-redirect.ts"
import { historyDays } from "./prices/price-history.ts"
import { loadShopCounts } from "./shop-counts.ts"
import { loadDealers, loadPlaces, loadPriceLists } from "./tables.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"

export interface SampleDataOptions {
  /** All data depend only on this number and the day. */
  readonly seed: number
  /** The day of installation, yyyy-MM-dd; the last price day is the day before. */
  readonly today: string
  readonly progress: (line: string) => void
  /** Fraction of the dealers and of the days of history, e.g. 0.2 for a small database; default 1. */
  readonly scale?: number
  /** Number of dealers; default 150 × scale. */
  readonly dealers?: number
  /**
   * Number of dealers who deliver to a place; default 22. If only `dealers` is raised, the number of offers per place
   * stays the same.
   */
  readonly offersPerZip?: number
  /** The product groups that the dealers sell; all groups if undefined. */
  readonly productGroups?: ReadonlyArray<ProductGroupId>
}

/**
 * Returns the reason why the sample data must not be loaded, if there is one: sample data are never added to real data,
 * and are loaded only once.
 */
const reasonNotTo = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly kind: string | null; readonly hasDealers: boolean }>`
    select (select data_kind from installation) as kind, exists (select from dealer) as "hasDealers"`
  if (row?.kind === "real") return "this is an installation with real data"
  if (row?.hasDealers === true)
    return row.kind === "sample" ? "they are there" : "there are dealers that are not of the sample"
  return undefined
})

/**
 * Fills an empty database with the sample shop, in one transaction: places, dealers, price lists, history, past orders
 * and users (rule sample.data). Writes nothing if the database already contains real or sample data.
 */
export const loadSampleData = (options: SampleDataOptions): Effect.Effect<void, SqlError, SqlClient> =>
  Effect.gen(function* () {
    const { seed, today, progress, scale = 1 } = options
    const day = dayNumber(today)
    const sql = yield* SqlClient
    yield* sql`set local statement_timeout = 0`
    yield* sql`select pg_advisory_xact_lock(${advisoryLocks.sampleData})`
    const reason = yield* reasonNotTo
    if (reason !== undefined) return progress(`No sample data loaded: ${reason}`)
    yield* sql`
      insert into installation (data_kind, sample_seed, installed_on) values ('sample', ${seed}, ${today})
      on conflict do nothing`
    yield* loadReferenceData
    const places = yield* loadPlaces
    progress(`Places: ${places.length} of three countries`)
    const dealers = dealersOf(seed, places, {
      dealers: options.dealers ?? Math.max(3, Math.round(150 * scale)),
      offersPerZip: options.offersPerZip ?? 22,
      productGroups: options.productGroups
    })
    yield* loadDealers(seed, dealers, day)
    yield* loadDealerRedirect(dealers)
    yield* loadPriceLists(seed, dealers, day, scale)
    progress(`Dealers: ${dealers.length} with price lists, fees and reviews`)
    const rows = yield* loadHistory(seed, day, Math.max(1, Math.round(historyDays * scale)))
    yield* loadLocalPrices
    const quotations = yield* loadMarket(seed, day, Math.max(7, Math.round(historyDays * scale)))
    progress(`Price history: ${rows} prices up to yesterday, ${quotations} quotations of oil and money`)
    const orders = yield* loadOrders(seed, dealers, day, scale)
    progress(`Orders: ${orders} of the past, in every state`)
    yield* loadCalls(today)
    yield* loadAccounts(dealers, today, progress)
    yield* giveCustomersTheirOrders
    yield* loadAdverts(today)
    const lists = yield* loadShopCounts(seed, places, day, scale)
    progress(`Figures: ${lists} lists that were asked for, and what came of them`)
    const notes = yield* loadCancellationNotes(seed)
    progress(`Cancelled orders: ${notes.rows}, with ${notes.comments} comments`)
  }).pipe((load) => Effect.flatMap(SqlClient, (sql) => sql.withTransaction(load)))
