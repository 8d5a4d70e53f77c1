import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const rowsPerStatement = 10_000

/**
 * Inserts rows of one table in a few statements: the rows are sent as one JSON text and converted to the types of the
 * table's columns. Columns that the first row does not contain keep their default; all rows must contain the same
 * columns. With "keep", existing rows stay unchanged.
 */
export const insertMany = Effect.fnUntraced(function* (
  table: string,
  rows: ReadonlyArray<object>,
  onConflict: "fail" | "keep" = "fail"
) {
  const sql = yield* SqlClient
  const columns = sql.csv(Object.keys(rows[0] ?? {}).map((name) => sql`${sql(name)}`))
  const conflict = onConflict === "keep" ? sql`on conflict do nothing` : sql``
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(from, from + rowsPerStatement))
    yield* sql`
      insert into ${sql(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql(table)}, ${json}::json) ${conflict}`
  }
})
