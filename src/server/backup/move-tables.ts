import type pg from "pg"

export interface Table {
  /** Name of the table, quoted and with its schema. */
  readonly name: string
  /** The stored columns, quoted; generated columns are computed again. */
  readonly columns: ReadonlyArray<string>
}

/** Rows copied per step: some rows contain pictures. */
const rowsAtOnce = 100

/**
 * Lists the tables of the shop and of the jobs; a partitioned table is listed as a whole, because each database has its
 * own partitions. The list of applied migrations is left out, because the migrations themselves write it.
 */
const listing = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker')
    and (n.nspname, c.relname) not in (('public', 'app_migration'), ('graphile_worker', 'migrations'))
  group by 1 order by 1`

/** Returns all tables to move, sorted by name. */
export const tablesOf = async (client: pg.Client): Promise<ReadonlyArray<Table>> =>
  (await client.query<Table>(listing)).rows

/** Returns a table's number of rows, and a checksum of the rows. */
export const sumOf = async (client: pg.Client, { name, columns }: Table) => {
  const { rows } = await client.query<{ count: number; sum: string }>(
    `select count(*)::int as count, coalesce(sum(hashtextextended(row(${columns.join(", ")})::text, 0)), 0)::text as sum
     from ${name}`
  )
  return rows[0] ?? { count: 0, sum: "0" }
}

/** Copies the rows of a table in PostgreSQL's text format, as COPY does. */
export const copyTable = async (from: pg.Client, to: pg.Client, { name, columns }: Table): Promise<void> => {
  await from.query(`declare moving no scroll cursor for select t::text as row from ${name} t`)
  const into = `insert into ${name} (${columns.join(", ")}) overriding system value
    select ${columns.map((column) => `(read.r).${column}`).join(", ")}
    from (select given::${name} as r from unnest($1::text[]) given) read`
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${rowsAtOnce} from moving`)
    if (rows.length === 0) break
    await to.query(into, [rows.map(({ row }) => row)])
  }
  await from.query("close moving")
}

/** Sets the target's sequences, including those of identity columns, to the source's last values. */
export const copySequences = async (from: pg.Client, to: pg.Client): Promise<void> => {
  const { rows } = await from.query<{ name: string; last: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'graphile_worker')`)
  for (const { name, last } of rows)
    if (last !== null) await to.query("select setval($1::regclass, $2::bigint)", [name, last])
}

/** Enables or disables the shop's triggers, including the partitions' own triggers. */
export const switchTriggers = async (client: pg.Client, to: "disable" | "enable"): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker')`)
  for (const { name } of rows) await client.query(`alter table ${name} ${to} trigger user`)
}

interface Constraint {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Drops foreign keys, so that rows can be copied in any order; returns a function that creates the foreign keys again
 * and thereby checks them.
 */
export const withoutReferences = async (client: pg.Client): Promise<() => Promise<void>> => {
  const { rows } = await client.query<Constraint>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'graphile_worker')`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
