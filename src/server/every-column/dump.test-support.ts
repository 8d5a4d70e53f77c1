import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** A column that can contain text or bytes. */
export interface Column {
  readonly schema: string
  readonly table: string
  readonly column: string
}

/**
 * Types that cannot contain a secret, such as numbers and times; all other types can, including types of later
 * PostgreSQL versions.
 */
const plain =
  "^(smallint|integer|bigint|boolean|date|timestamp|numeric|real|double|interval|time|int4range|point|daterange)"

/** Finds every column of the shop and its jobs that can contain text or bytes. */
export const columnsOf = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
      and not a.attisdropped and format_type(a.atttypid, null) !~ ${plain}
    order by 1, 2, 3`
})

/** Returns the values of these columns in all rows, as COPY writes them: bytes in hexadecimal. */
export const dumpOf = Effect.fnUntraced(function* (columns: ReadonlyArray<Column>) {
  const sql = yield* SqlClient
  const tables = Map.groupBy(columns, ({ schema, table }) => `"${schema}"."${table}"`)
  const parts = yield* Effect.forEach(tables, ([table, own]) => {
    const row = own.map(({ column }) => `coalesce("${column}"::text, '')`).join(` || E'\t' || `)
    return Effect.map(
      sql<{ readonly part: string | null }>`
        select string_agg(${sql.literal(row)}, E'\n') as part from ${sql.literal(table)}`,
      ([found]) => `${table}\n${found?.part ?? ""}`
    )
  })
  return parts.join("\n")
})

/** Returns all sequences of 32 bytes, which could be keys, within longer sequences of up to 128 bytes. */
const keysInside = (bytes: Buffer): ReadonlyArray<Buffer> =>
  bytes.length > 128
    ? []
    : Array.from({ length: Math.max(0, bytes.length - 31) }, (_, at) => bytes.subarray(at, at + 32))

/** Returns every value of a dump that could be a key, in each possible decoding. */
export const keysIn = (dump: string): ReadonlyArray<Buffer> =>
  [...new Set(dump.match(/[A-Za-z0-9+/_=-]{16,}/gu))].flatMap((word) => [
    Buffer.from(word),
    Buffer.from(word, "base64"),
    ...keysInside(Buffer.from(word.replace(/^x/u, ""), "hex"))
  ])

/** Returns the possible encodings of a text in a dump. */
export const formsOf = (secret: string): ReadonlyArray<string> => {
  const bytes = Buffer.from(secret)
  const meant = Buffer.from(secret, "base64url")
  return [
    secret,
    bytes.toString("hex"),
    bytes.toString("base64").replace(/=+$/u, ""),
    ...(meant.length < 16 ? [] : [meant.toString("hex"), meant.toString("base64").replace(/=+$/u, "")])
  ]
}
