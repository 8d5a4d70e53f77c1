import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { MergedTable } from "./merged-tables.ts"

/** Number of rows that the files add, change and remove. */
export interface Difference {
  readonly added: number
  readonly changed: number
  readonly gone: number
}

const columnsOf = (sql: SqlClient, names: ReadonlyArray<string>, of: string) =>
  sql.csv(names.map((name) => sql`${sql(of)}.${sql(name)}`))

const sameKeys = (sql: SqlClient, { keys }: MergedTable, one: string, other: string) =>
  sql.and(keys.map((key) => sql`${sql(one)}.${sql(key)} = ${sql(other)}.${sql(key)}`))

/** SQL condition that selects the rows of dealers that are in the files. */
const isOurs = (sql: SqlClient, { keys }: MergedTable) =>
  keys.includes("area_id")
    ? sql`t.area_id in (select a.id from delivery_area a join import_dealer i on i.id = a.dealer_id)`
    : sql`t.dealer_id in (select id from import_dealer)`

/**
 * Finds the differences between wanted and existing rows: `diff_…` contains added and changed rows, `gone_…` contains
 * rows that no file contains any longer. Dealers that are in no file stay unchanged.
 */
export const findDifference = Effect.fnUntraced(function* (table: MergedTable) {
  const sql = yield* SqlClient
  const { name, keys, values } = table
  const first = keys[0] ?? ""
  yield* sql`
    create temp table ${sql(`diff_${name}`)} on commit drop as
    select w.*, t.${sql(first)} is null as is_new
    from ${sql(`want_${name}`)} w left join ${sql(name)} t on ${sameKeys(sql, table, "t", "w")}
    where t.${sql(first)} is null
      or (${columnsOf(sql, values, "t")}) is distinct from (${columnsOf(sql, values, "w")})`
  const scope = name === "dealer" ? sql`false` : isOurs(sql, table)
  yield* sql`
    create temp table ${sql(`gone_${name}`)} on commit drop as
    select t.* from ${sql(name)} t
    where ${scope}
      and not exists (select from ${sql(`want_${name}`)} w where ${sameKeys(sql, table, "t", "w")})`
  const [found] = yield* sql<Difference>`
    select (select count(*) from ${sql(`diff_${name}`)} where is_new) as added,
      (select count(*) from ${sql(`diff_${name}`)} where not is_new) as changed,
      (select count(*) from ${sql(`gone_${name}`)}) as gone`
  return found ?? { added: 0, changed: 0, gone: 0 }
})

/**
 * Inserts and updates the differing rows. Statements that would change no rows are skipped, because they would still
 * notify every server process.
 */
export const putRows = Effect.fnUntraced(function* (
  { name, keys, values, isEdited }: MergedTable,
  { added, changed }: Difference
) {
  if (added + changed === 0) return
  const sql = yield* SqlClient
  const all = [...keys, ...values]
  yield* sql`
    insert into ${sql(name)} (${sql.csv(all.map((column) => sql`${sql(column)}`))})
    select ${columnsOf(sql, all, "d")} from ${sql(`diff_${name}`)} d
    on conflict (${sql.csv(keys.map((key) => sql`${sql(key)}`))}) do update
    set ${sql.csv(values.map((column) => sql`${sql(column)} = excluded.${sql(column)}`))}
      ${isEdited ? sql`, row_version = ${sql(name)}.row_version + 1` : sql``}`
})

export const takeRowsAway = Effect.fnUntraced(function* (table: MergedTable, { gone }: Difference) {
  if (gone === 0) return
  const sql = yield* SqlClient
  yield* sql`
    delete from ${sql(table.name)} t using ${sql(`gone_${table.name}`)} g where ${sameKeys(sql, table, "t", "g")}`
})
