import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const rowsPerStatement = 10_000

/**
 * Inserts rows of one table in a few statements: the rows travel as one JSON text and take the types of the table's
 * columns. Columns that the first row does not name keep their default; all rows name the same ones. With "keep" a
 * row that is there already stays as it is.
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
