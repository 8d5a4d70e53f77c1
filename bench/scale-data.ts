import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const ordersAtOnce = 50_000

/**
 * Inserts orders of ten years with complete receipts, as varied as the buyers of a country: 200 family names, 40 first
 * names, all places, all dealers.
 */
const someOrders = (from: number, to: number) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql`
      with numbers as materialized (
        select n, country, mixed, mixed % c.towns as town, mixed / 7 % c.sellers as seller, c.receipt
        from (
          select n, case when n % 10 = 8 then 2 when n % 10 = 9 then 3 else 1 end as country,
            (n::int8 * 2654435761 / 65536) as mixed
          from generate_series(${from}::int, ${to}::int) n) drawn
          join bench_country c on c.country_id = drawn.country),
      placed as (
        insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
          machine_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at)
        select left(md5('bench-' || n), 22), 'HM-19-' || lpad(n::text, 9, '0'), 'bench-draft-' || n, x.country, 3, s.id,
          case when n > 990000 then 'placed' else
            case n % 20 when 0 then 'cancelledByCustomer' when 1 then 'withdrawn' when 2 then 'delivered' else 'settled' end end,
          1, case x.country when 3 then 'CHF' else 'EUR' end, 150000 + n % 90000, 9813,
          'kunde.' || n % 400000 || '@bench.example',
          x.receipt || jsonb_build_object(
            'deliveryAddress', x.receipt -> 'deliveryAddress' || jsonb_build_object('firstName', 'Vor' || chr(97 + (x.mixed % 26)::int) || chr(97 + (n % 2)),
              'lastName', initcap(translate(((x.mixed % 200) * 7919)::text, '0123456789', 'aeioulnrst')) || 'mann', 'companyName', '',
              'street', 'Marktplatz', 'houseNumber', (n % 90)::text, 'zipCode', t.zip_code, 'city', t.city,
              'phone', '0' || (1500000000 + (x.mixed % 90000000)))),
          'bench', now() - ((1000000 - n) * 315.0) * interval '1 second'
        from numbers x
          join bench_town t on t.country_id = x.country and t.place = x.town
          join bench_seller s on s.country_id = x.country and s.place = x.seller
        returning id, placed_at, total_cents),
      lines as (
        insert into order_line (order_id, line, kind, label, amount_cents)
        select id, 1, 'Goods', 'Holzpellets lose', total_cents from placed)
      insert into order_event (order_id, version, event, status, at) select id, 1, 'placed', 'placed', placed_at from placed`
  )

/** Word indexes; dropped first and created again after the inserts, which takes a tenth of the time. */
const wordIndexes = ["customer_order_words", "customer_order_number_end"]

/**
 * Inserts `count` orders with their lines and first event; another measurement covers their statistics
 * (many-orders.ts).
 */
export const scaleOrders = Effect.fnUntraced(function* (count: number) {
  const sql = yield* SqlClient
  yield* sql`
    create table bench_town as
    select country_id, zip_code, city, row_number() over (partition by country_id order by zip_code) - 1 as place
    from (select distinct on (country_id, zip_code) country_id, zip_code, name as city from place order by 1, 2, 3) p`
  yield* sql`
    create table bench_seller as
    select id, country_id, row_number() over (partition by country_id order by id) - 1 as place from dealer`
  yield* sql`
    create table bench_country as
    select distinct on (o.country_id) o.country_id, o.receipt,
      (select count(*) from bench_town t where t.country_id = o.country_id) as towns,
      (select count(*) from bench_seller s where s.country_id = o.country_id) as sellers
    from customer_order o where product_group_id = 3 order by o.country_id, o.id`
  yield* sql`analyze bench_town, bench_seller, bench_country`
  const definitions = yield* sql<{ readonly made: string }>`
    select pg_get_indexdef(indexrelid) as made from pg_index
    where indexrelid::regclass::text = any(${wordIndexes}::text[])`
  for (const name of wordIndexes) yield* sql`drop index ${sql(name)}`
  for (let from = 1; from <= count; from += ordersAtOnce) {
    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`set local statement_timeout = 0`
        yield* sql`set local synchronous_commit = off`
        yield* sql`set local session_replication_role = replica`
        yield* someOrders(from, Math.min(count, from + ordersAtOnce - 1))
      })
    )
  }
  for (const { made } of definitions)
    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`set local statement_timeout = 0`
        yield* sql`set local maintenance_work_mem = '1GB'`
        yield* sql.unsafe(made)
      })
    )
})

/**
 * Inserts the prices of a year for each area and product, one per day as the nightly job writes them, in a separate
 * partition.
 */
const priceYear = Effect.fnUntraced(function* (year: number, from: string, to: string) {
  const sql = yield* SqlClient
  const name = `price_day_${year}0101`
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`set local synchronous_commit = off`
      yield* sql`set local maintenance_work_mem = '1GB'`
      yield* sql`create table ${sql(name)} (like price_day including defaults including constraints including storage)`
      yield* sql`
        insert into ${sql(name)} (country_id, area_code, product_id, day, price, demand)
        select s.country_id, s.area_code, s.product_id, d::date,
          30000 + (s.place * 7) % 9000 + (sin(extract(epoch from d) / 5e6) * 3000)::int, 50
        from generate_series(${from}::date, ${to}::date, interval '1 day') d, bench_series s`
      yield* sql`alter table price_day attach partition ${sql(name)} for values from (${sql.literal(`'${year}-01-01'`)}) to (${sql.literal(`'${year + 1}-01-01'`)})`
    })
  )
})

/** Inserts prices of all areas and products, for as many days up to yesterday as the wished number of rows needs. */
export const scalePrices = Effect.fnUntraced(function* (wished: number) {
  const sql = yield* SqlClient
  yield* sql`
    create table bench_series as
    with product as (select distinct country_id, product_id from price_day),
    area as (
      select country_id, '' as area_code from product union
      select country_id, region_code from place where region_code is not null union
      select country_id, 'z-' || left(zip_code, 3) from place union
      select 1, 'c-' || lpad(n::text, 5, '0') from generate_series(1001, 1400) n)
    select country_id, area_code, product_id, row_number() over (order by product_id, area_code) as place
    from area join product using (country_id)`
  const [counted] = yield* sql<{ readonly series: number }>`select count(*)::int as series from bench_series`
  const days = Math.ceil(wished / (counted?.series ?? 1))
  const last = Date.now() - 86_400_000
  const first = new Date(last - (days - 1) * 86_400_000)
  const iso = (at: Date | number) => new Date(at).toISOString().slice(0, 10)
  const old = yield* sql<{
    readonly name: string
  }>`select name from partitions_of('price_day') where name <> 'price_day_default'`
  for (const { name } of old) yield* sql`drop table ${sql(name)}`
  yield* sql`delete from price_day`
  const years = Array.from(
    { length: new Date(last).getUTCFullYear() - first.getUTCFullYear() + 1 },
    (_, index) => first.getUTCFullYear() + index
  )
  yield* Effect.forEach(
    years,
    (year) => {
      const begins = `${year}-01-01`
      const ends = `${year}-12-31`
      return priceYear(year, begins < iso(first) ? iso(first) : begins, ends > iso(last) ? iso(last) : ends)
    },
    { concurrency: 2, discard: true }
  )
})

/**
 * Does the work that autovacuum does within minutes after so many inserts; the measurement starts on an idle database.
 */
export const settled = Effect.gen(function* () {
  const sql = yield* SqlClient
  const connection = yield* sql.reserve
  yield* connection.executeUnprepared("set statement_timeout = 0", [], undefined)
  yield* connection.executeUnprepared("select look_after_partitions()", [], undefined)
  for (const table of ["customer_order", "order_event", "order_line", "price_day"])
    yield* connection.executeUnprepared(`vacuum analyze ${table}`, [], undefined)
  yield* connection.executeUnprepared("checkpoint", [], undefined)
}).pipe(Effect.scoped)
