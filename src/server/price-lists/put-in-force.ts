import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mostMissedNights } from "../../domain/price-history/missed-nights.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import { changesBetween, type ListChange } from "../../domain/price-list/changes.ts"
import type { ListRow } from "../../domain/price-list/list-row.ts"
import type { CurrentList } from "./current-list.ts"
import { keptRows } from "./kept-rows.ts"
import type { ListDealer } from "./list-dealer.ts"

/** Stores the prices that a dealer had before the first list as a list, so that they can be restored. */
export const keepFormer = Effect.fnUntraced(function* (
  { id }: ListDealer,
  { version, rows }: CurrentList,
  at: string
) {
  if (version > 0 || rows.length === 0) return
  const sql = yield* SqlClient
  yield* sql`
    insert into price_list (dealer_id, version, state, source, begins_at, created_at, contents, row_count)
    values (${id}, 1, 'published', 'before', ${at}::timestamptz, ${at}::timestamptz,
      ${JSON.stringify(keptRows(rows))}::jsonb, ${rows.length})`
})

/** Writes only the prices that differ from those in force. The new prices start on the dealer's local day. */
const writePrices = Effect.fnUntraced(function* (
  { id }: ListDealer,
  changes: ReadonlyArray<ListChange>,
  day: string
) {
  const sql = yield* SqlClient
  const written = changes.filter(({ kind }) => kind !== "gone")
  const gone = changes.filter(({ kind }) => kind === "gone")
  const asJson = (rows: ReadonlyArray<ListChange>) =>
    JSON.stringify(
      rows.map(({ areaId, productId, certificationId, fromAmount, next }) => ({
        area_id: areaId,
        product_id: productId,
        certification_id: certificationId,
        from_amount: fromAmount,
        unit_price: next
      }))
    )
  yield* sql`
    delete from price_row p using delivery_area a
    where a.id = p.area_id and a.dealer_id = ${id} and p.valid_from > ${day}::date`
  if (gone.length > 0)
    yield* sql`
      delete from price_row p using json_populate_recordset(null::price_row, ${asJson(gone)}::json) g
      where p.area_id = g.area_id and p.product_id = g.product_id and p.certification_id = g.certification_id
        and p.from_amount = g.from_amount`
  if (written.length > 0)
    yield* sql`
      insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
      select area_id, product_id, certification_id, from_amount, ${day}::date, unit_price
      from json_populate_recordset(null::price_row, ${asJson(written)}::json)
      on conflict (area_id, product_id, certification_id, from_amount, valid_from)
      do update set unit_price = excluded.unit_price`
  yield* sql`
    delete from price_row p using delivery_area a, price_row later
    where a.id = p.area_id and a.dealer_id = ${id} and later.area_id = p.area_id and later.product_id = p.product_id
      and later.certification_id = p.certification_id and later.from_amount = p.from_amount
      and later.valid_from > p.valid_from and later.valid_from < ${day}::date - ${mostMissedNights}::int`
})

/**
 * Increments the version of the dealer's own prices, which the hashes of offers include, and the versions that make
 * every server process reload the lists of the country and group (rule price-list.version).
 */
const raiseVersions = Effect.fnUntraced(function* ({ id }: ListDealer, productIds: ReadonlyArray<number>) {
  const sql = yield* SqlClient
  const groups = [...new Set(productIds.flatMap((productId) => groupOfProduct(productId)?.id ?? []))]
  yield* sql`
    insert into dealer_price_version (dealer_id, country_id, product_group_id)
    select distinct ${id}::int, a.country_id, g from delivery_area a, unnest(${groups}::int[]) g
    where a.dealer_id = ${id} order by 2, 3
    on conflict (dealer_id, country_id, product_group_id) do update set version = dealer_price_version.version + 1`
  yield* sql`
    insert into price_list_version (country_id, product_group_id)
    select distinct a.country_id, g from delivery_area a, unnest(${groups}::int[]) g
    where a.dealer_id = ${id} order by 1, 2
    on conflict (country_id, product_group_id)
    do update set version = price_list_version.version + 1, changed_at = now()`
})

/**
 * Puts rows in force in the caller's transaction, which has locked the dealer's row. Returns the changes; if there are
 * none, nothing is written.
 */
export const putInForce = Effect.fnUntraced(function* (
  dealer: ListDealer,
  current: CurrentList,
  rows: ReadonlyArray<ListRow>
) {
  const sql = yield* SqlClient
  const changes = changesBetween(current.rows, rows)
  const announced = yield* sql<{ readonly productId: number }>`
    select distinct p.product_id as "productId" from price_row p join delivery_area a on a.id = p.area_id
    where a.dealer_id = ${dealer.id} and p.valid_from > ${current.day}::date`
  if (changes.length + announced.length === 0) return changes
  yield* writePrices(dealer, changes, current.day)
  yield* raiseVersions(
    dealer,
    [...changes, ...announced].map(({ productId }) => productId)
  )
  return changes
})
