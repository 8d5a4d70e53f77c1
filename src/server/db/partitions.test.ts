import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { lookAfterPartitions } from "./partitions.ts"
import { TestDatabase } from "./testing.ts"

/** Returns a value of each row, with the partition that contains the row. */
const places = Effect.fnUntraced(function* (table: string, what: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly place: string }>`
    select ${sql.literal(what)} || ' in ' || tableoid::regclass::text as place from ${sql(table)} order by 1`
  return rows.map(({ place }) => place)
})

const partitions = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly name: string }>`select name from partitions_of(${table}) order by name`
  return rows.map(({ name }) => name)
})

const year = new Date().getUTCFullYear()

const price = (day: string) =>
  Effect.flatMap(SqlClient, (sql) => sql`insert into price_day values (1, '', 20, ${day}::date, 40000, 50)`)

layer(TestDatabase.layer, { excludeTestServices: true })("partitions (rule safety.partitions)", (it) => {
  it.effect("contain daily prices by year, and prices of years without their own partition", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      for (const day of ["1999-12-31", `${year - 1}-12-31`, `${year}-01-01`, `${year + 5}-06-01`])
        yield* price(day)
      assert.deepStrictEqual(yield* places("price_day", "to_char(day, 'YYYY-MM-DD')"), [
        "1999-12-31 in price_day_before",
        `${year - 1}-12-31 in price_day_${year - 1}0101`,
        `${year}-01-01 in price_day_${year}0101`,
        `${year + 5}-06-01 in price_day_default`
      ])
      const again = yield* Effect.exit(price(`${year}-01-01`))
      assert.strictEqual(again._tag, "Failure")
      yield* sql`delete from price_day`
    })
  )

  it.effect("contain each version of an order once, whenever it is written", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`alter table order_event drop constraint order_event_order_id_fkey`
      const written = (at: string, version: number) => sql`
        insert into order_event (order_id, version, event, status, at)
        values ('twice', ${version}, 'order.confirm', 'confirmed', ${at}::timestamptz)`
      yield* written(`${year - 1}-12-31T23:59:59Z`, 1)
      yield* written(`${year}-01-01T00:00:00Z`, 2)
      assert.deepStrictEqual(yield* places("order_event", "version"), [
        `1 in order_event_${year - 1}0101`,
        `2 in order_event_${year}0101`
      ])
      const twice = yield* Effect.exit(written(`${year}-02-01T00:00:00Z`, 1))
      assert.strictEqual(twice._tag, "Failure")
    })
  )

  it.effect("of script errors are dropped by week, 30 days after its last day", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const weeks = yield* sql<{ readonly name: string; readonly days: number }>`
        select name, extract(day from ends - begins)::int as days from partitions_of('machine_log')
        where begins is not null order by name`
      assert.deepStrictEqual([...new Set(weeks.map(({ days }) => days))], [7])
      assert.lengthOf(weeks, 3)
      const kept = yield* sql<{ readonly parent: string; readonly kept: string | null }>`
        select parent, kept::text from partitioned_tables() order by parent`
      assert.deepStrictEqual(
        kept.map((each) => `${each.parent} ${each.kept}`),
        [
          "audit_event 400 days",
          "machine_log 30 days",
          "mail_for_days 90 days",
          "mail_with_order null",
          "order_event null",
          "price_day null",
          "script_error 30 days"
        ]
      )
    })
  )

  it.effect("are the only ones read for the days that they contain", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const plan = yield* sql<{ readonly "QUERY PLAN": string }>`
        explain select price from price_day where country_id = 1 and area_code = '' and product_id = 20
          and day between ${`${year}-02-01`}::date and ${`${year}-02-20`}::date`
      const text = plan.map((row) => row["QUERY PLAN"]).join("\n")
      assert.include(text, `price_day_${year}0101`)
      assert.notInclude(text, `price_day_${year - 1}0101`)
      assert.notInclude(text, "price_day_default")
    })
  )

  it.effect("are created later if their job was missed, and no row is lost", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const before = [yield* partitions("price_day"), yield* partitions("audit_event")]
      yield* sql`drop table ${sql(`price_day_${year + 1}0101`)}, ${sql(`price_day_${year}0101`)}`
      for (const name of (yield* partitions("audit_event")).filter((one) => /\d$/u.test(one)))
        yield* sql`drop table ${sql(name)}`
      yield* price(`${year}-03-01`)
      yield* price(`${year + 1}-03-01`)
      yield* sql`insert into audit_event (at, event, detail) values (now(), 'signedIn', '{}')`
      assert.deepStrictEqual(yield* places("audit_event", "event"), ["signedIn in audit_event_default"])
      yield* lookAfterPartitions
      assert.deepStrictEqual(yield* places("price_day", "to_char(day, 'YYYY-MM-DD')"), [
        `${year}-03-01 in price_day_${year}0101`,
        `${year + 1}-03-01 in price_day_${year + 1}0101`
      ])
      const month = new Date().toISOString().slice(0, 7).replace("-", "")
      assert.deepStrictEqual(yield* places("audit_event", "event"), [`signedIn in audit_event_${month}01`])
      assert.deepStrictEqual([yield* partitions("price_day"), yield* partitions("audit_event")], before)
      // rows that were moved to another partition cannot be deleted either
      for (const statement of [
        "delete from audit_event",
        `delete from audit_event_${month}01`,
        `truncate audit_event_${month}01`
      ]) {
        const exit = yield* Effect.exit(sql.unsafe(statement))
        assert.strictEqual(exit._tag, "Failure", statement)
      }
      yield* lookAfterPartitions
      assert.lengthOf(yield* sql`select 1 from audit_event`, 1)
    })
  )

  it.effect("of the audit log are dropped as a whole, not before their last row is 400 days old", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const day = (ago: number) =>
        `${new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`
      const [bound] = yield* sql<{ readonly ends: string }>`
        select ends::text from partitions_of('audit_event') where name = 'audit_event_before'`
      yield* sql`alter table audit_event detach partition audit_event_before`
      yield* sql`alter table audit_event attach partition audit_event_before for values from (minvalue) to (${sql.literal(`'${day(460)}'`)})`
      yield* sql`select make_partition('audit_event', 'at', ${day(460)}::timestamptz, ${day(402)}::timestamptz)`
      yield* sql`select make_partition('audit_event', 'at', ${day(402)}::timestamptz, ${day(399)}::timestamptz)`
      yield* sql`select make_partition('audit_event', 'at', ${day(399)}::timestamptz, ${bound?.ends ?? ""}::timestamptz)`
      yield* sql`
        insert into audit_event (at, event, detail)
        select now() - ago * interval '1 day', 'day' || ago, '{}' from unnest('{470, 450, 403, 401, 390}'::int[]) ago`
      yield* lookAfterPartitions
      const left = yield* sql<{ readonly event: string }>`
        select event from audit_event where event like 'day%' order by event`
      assert.deepStrictEqual(
        left.map(({ event }) => event),
        ["day390", "day401"]
      )
    })
  )

  it.effect("keep the table as it was: its rows, numbers, indexes, references and triggers", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`create table trial_owner (id integer primary key)`
      yield* sql`insert into trial_owner values (1)`
      yield* sql`
        create table trial (id bigint generated always as identity primary key, at timestamptz not null,
          owner_id integer references trial_owner, told text check (told <> ''))`
      yield* sql`create index trial_told on trial (told) where told is not null`
      yield* sql`create function trial_told() returns trigger language plpgsql as $$ begin new.told := 'told'; return new; end $$`
      yield* sql`create trigger trial_told before insert on trial for each row execute function trial_told()`
      yield* sql`insert into trial (at, owner_id) select now() - n * interval '1 month', 1 from generate_series(0, 3) n`
      yield* sql`select part_table('trial', 'at', '(id, at)', 'month', '2020-01-01')`
      yield* sql`insert into trial (at, owner_id) values (now() + interval '2 months', 1)`
      assert.deepStrictEqual(yield* places("trial", "id || ' ' || told"), [
        "1 told in trial_before",
        "2 told in trial_before",
        "3 told in trial_before",
        "4 told in trial_before",
        "5 told in trial_default"
      ])
      const refused = yield* Effect.exit(sql`insert into trial (at, owner_id) values (now(), 2)`)
      assert.strictEqual(refused._tag, "Failure")
      const indexes =
        yield* sql`select indexrelid::regclass::text as name from pg_index where indrelid = 'trial'::regclass order by 1`
      assert.deepStrictEqual(
        indexes.map(({ name }) => name),
        ["trial_pkey", "trial_told"]
      )
    })
  )
})
