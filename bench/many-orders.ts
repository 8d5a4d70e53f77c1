import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { grains } from "../src/server/statistics/order-days.ts"
import { foldDays } from "../src/server/statistics/fold-days.ts"
import { inDatabase } from "./in-database.ts"

const atOnce = 50_000

/**
 * Inserts orders of the year before a day, for all dealers of Germany, all goods and all areas; half of them are for
 * loose pellets.
 */
const someOrders = (from: number, to: number, day: string) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql`
      insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
        machine_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at)
      select 'bench-' || n, 'HM-19-' || lpad(n::text, 9, '0'), 'bench-draft-' || n, 1, g.group, d.id,
        case n % 20 when 0 then 'cancelledByCustomer' when 1 then 'withdrawn' when 2 then 'placed' else 'settled' end,
        1, 'EUR', 150000 + n % 90000, 9813, 'bench@example.de',
        jsonb_build_object(
          'calculation', jsonb_build_object('zipCode', lpad((1000 + (n::int8 * 7919) % 98900)::text, 5, '0'),
            'amount', 3000 + (n % 50) * 100, 'stations', 1),
          'offer', jsonb_build_object('productId', g.product),
          'payment', jsonb_build_object('variant', case when n % 10 = 3 then 'Installment' else 'Invoice' end),
          'deliveryAddress', jsonb_build_object('firstName', 'Erika', 'lastName', 'Muster', 'companyName', '',
            'street', 'Marktplatz', 'houseNumber', '8', 'zipCode', '80331', 'city', 'München', 'phone', '')),
        'bench', ${day}::date - (n % 364) * interval '1 day' + (n % 86000) * interval '1 second'
      from generate_series(${from}::int, ${to}::int) n
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count
          from dealer where country_id = 1) d on d.place = (n::int8 * 2654435761 / 65536) % d.count
        join (values (0, 3, 20), (1, 3, 20), (2, 3, 20), (3, 3, 20), (4, 3, 21), (5, 1, 1), (6, 1, 3), (7, 4, 23),
          (8, 7, 29), (9, 8, 26)) g(place, "group", product) on g.place = (n / 7) % 10`
  )

/**
 * Fills the database with orders in the same way as the shop does: through the triggers that run when an order is
 * placed, and the job that runs every minute.
 */
export const makeManyOrders = (dataDir: string, count: number, day: string): Promise<void> =>
  inDatabase(
    dataDir,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      for (let from = 1; from <= count; from += atOnce) {
        const some = someOrders(from, Math.min(count, from + atOnce - 1), day)
        yield* sql.withTransaction(Effect.andThen(sql`set local statement_timeout = 0`, some))
        yield* foldDays
      }
      // autovacuum would do this within minutes after so many inserts; the measurement starts on an idle database
      const tables = ["customer_order", "order_day", "order_delta", ...grains.map(({ table }) => table)]
      const connection = yield* sql.reserve
      yield* connection.executeUnprepared("set statement_timeout = 0", [], undefined)
      for (const table of tables)
        yield* connection.executeUnprepared(`vacuum analyze ${table}`, [], undefined)
    }).pipe(Effect.scoped)
  )

/** Returns the numbers of orders, days and totals behind the statistics. */
export const rowsBehind = (dataDir: string) =>
  inDatabase(
    dataDir,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [row] = yield* sql<{ readonly orders: number; readonly days: number; readonly totals: number }>`
        select (select count(*)::int from customer_order) as orders, (select count(*)::int from order_day) as days,
          (select count(*)::int from order_day_total) as totals`
      return row ?? { orders: 0, days: 0, totals: 0 }
    })
  )
