import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

/** An order for a test; all other values are copied from an order of the sample data. */
export interface MadeOrder {
  readonly at: string
  readonly dealerId?: number
  readonly group?: number
  readonly product?: number
  readonly zipCode?: string
  readonly variant?: string
  readonly status?: string
  readonly amount?: number
  readonly totalCents?: number
  readonly countryId?: number
  readonly lastName?: string
}

/** Creates orders for one test, in a country and years without sample data. */
export const makeOrders = Effect.fnUntraced(function* (orders: ReadonlyArray<MadeOrder>) {
  const sql = yield* SqlClient
  yield* sql`
    insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
      machine_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at)
    select 'made-' || n.at || '-' || n.row, 'HM-20-9' || lpad(nextval('order_number_seq')::text, 7, '0'),
      'made-' || n.at || '-' || n.row, coalesce(n."countryId", 1), coalesce(n.group, 3), coalesce(n."dealerId", o.dealer_id),
      coalesce(n.status, 'placed'), 1, case n."countryId" when 3 then 'CHF' else 'EUR' end,
      coalesce(n."totalCents", 100000), 10000, 'gemacht@example.de',
      o.receipt || jsonb_build_object(
        'calculation', o.receipt -> 'calculation' || jsonb_build_object('zipCode', coalesce(n."zipCode", '80331'),
          'amount', coalesce(n.amount, 1000)),
        'offer', o.receipt -> 'offer' || jsonb_build_object('productId', coalesce(n.product, 20)),
        'payment', o.receipt -> 'payment' || jsonb_build_object('variant', coalesce(n.variant, 'Invoice')),
        'deliveryAddress', o.receipt -> 'deliveryAddress' ||
          jsonb_build_object('lastName', coalesce(n."lastName", 'Muster'))),
      'made', n.at::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as (at text, "dealerId" int, "group" smallint,
        product int, "zipCode" text, variant text, status text, amount int, "totalCents" int, "countryId" smallint,
        "lastName" text)) with ordinality
        as n(at, "dealerId", "group", product, "zipCode", variant, status, amount, "totalCents", "countryId",
          "lastName", row),
      (select * from customer_order where country_id = 1 order by id limit 1) o`
})

/** Creates many equal orders, one second apart. */
export const makeManyOrders = Effect.fnUntraced(function* (count: number, from: string) {
  const sql = yield* SqlClient
  // creating twenty thousand orders at once can exceed the statement timeout of a visitor
  yield* sql.withTransaction(
    Effect.andThen(
      sql`set local statement_timeout = 0`,
      sql`
    insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
      machine_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at)
    select 'many-' || ${from}::text || '-' || n, 'HM-20-8' || lpad(n::text, 8, '0') || left(md5(${from}), 4),
      'many-' || ${from}::text || '-' || n, o.country_id, o.product_group_id, o.dealer_id, 'placed', 1, o.currency,
      100000 + n, 0, o.email, jsonb_build_object('calculation', o.receipt -> 'calculation',
        'payment', o.receipt -> 'payment', 'deliveryAddress', o.receipt -> 'deliveryAddress' ||
          -- in total more than the socket buffers between server and reader can hold
          jsonb_build_object('street', repeat('Lange Straße ', 60))), 'many', ${from}::timestamptz + n * interval '1 second'
    from generate_series(1, ${count}::int) n, (select * from customer_order where country_id = 1 order by id limit 1) o`
    )
  )
})

export interface StatisticRow {
  readonly Period: string
  readonly Orders: number
  readonly Cancellations: number
  readonly Settled: number
  readonly Amount: number | null
  readonly Unit: string | null
  readonly Revenue: number
  readonly AveragePrice: number | null
  readonly ZipCode: string | null
  readonly RatePay: boolean | null
  readonly ProductId: number | null
  readonly CountryId: number | null
  readonly Currency: string
}

export const ask = (client: TestVisitor, wish: object) =>
  client.post("/api/periodStatistic/getStatistic", {
    CountryId: 1,
    From: "2020-01-01",
    To: "2020-12-31",
    Granularity: "Month",
    ...wish
  })

/** Splits a file into records in a simple way, since cells in these tests contain no quotes. */
export const recordsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .replace(/^\ufeff/u, "")
    .split("\r\n")
    .slice(0, -1)
    .map((line) =>
      line
        .split(";")
        // a spreadsheet program shows a code without the formula around it
        .map((cell) => cell.replace(/^"=""(.*)"""$/u, "$1"))
    )
