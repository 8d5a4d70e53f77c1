import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DeskArea, DeskBranch, DeskFee } from "../../domain/dealer-desk/desk-dealer.ts"

const branchColumns = `b.id, b.row_version as "rowVersion", b.name, b.street, b.zip_code as "zipCode", b.city,
  b.latitude, b.longitude, b.opening_hours as "openingHours"`

/** Returns a dealer's branches, or one of them, in German sort order. */
export const branchesOf = Effect.fnUntraced(function* (dealerId: number, id: number | null = null) {
  const sql = yield* SqlClient
  return yield* sql<DeskBranch>`
    select ${sql.literal(branchColumns)} from branch b
    where b.dealer_id = ${dealerId} and (${id}::int is null or b.id = ${id}::int) order by b.id`
})

/** A stored delivery area; an area without a name gets the name of its branch. */
export type AreaRow = Omit<DeskArea, "codeCount">

export const areasOfDealer = Effect.fnUntraced(function* (dealerId: number, id: number | null = null) {
  const sql = yield* SqlClient
  return yield* sql<AreaRow>`
    select a.id, a.row_version as "rowVersion", coalesce(nullif(a.name, ''), b.name) as name,
      a.branch_id as "branchId", a.zip_prefixes as "zipPrefixes", a.lead_workdays as "leadWorkdays",
      a.window_workdays as "windowWorkdays"
    from delivery_area a join branch b on b.id = a.branch_id
    where a.dealer_id = ${dealerId} and (${id}::int is null or a.id = ${id}::int) order by a.id`
})

export const feesOfDealer = Effect.fnUntraced(function* (dealerId: number, id: number | null = null) {
  const sql = yield* SqlClient
  return yield* sql<DeskFee>`
    select f.id, f.row_version as "rowVersion", f.product_group_id as "productGroupId", f.fee_key as "feeKey",
      f.option_id as "optionId", f.basis, f.amount
    from dealer_fee f where f.dealer_id = ${dealerId} and (${id}::int is null or f.id = ${id}::int)
    order by f.product_group_id, f.fee_key, f.option_id`
})

/** Returns the next number for a table that also contains rows with imported numbers; no number is assigned twice. */
export const nextNumber = Effect.fnUntraced(function* (table: "dealer" | "branch" | "delivery_area") {
  const sql = yield* SqlClient
  const least = table === "dealer" ? 100_000 : 1
  yield* sql`select pg_advisory_xact_lock(hashtext(${`number of ${table}`}))`
  const [row] = yield* sql<{ readonly number: number }>`
    select setval(${`${table}_number`}, greatest(nextval(${`${table}_number`}), ${least}, coalesce(max(id), 0) + 1))::int
      as number
    from ${sql(table)}`
  return row === undefined ? yield* Effect.die(`No number for ${table}`) : row.number
})
