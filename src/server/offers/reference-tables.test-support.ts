import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { productGroups } from "../../domain/product/product-group.ts"

// The tables of the reference implementation (reference.test-support.ts), read without the snapshot.

const groupIds = productGroups.map(({ id }) => id)
export const liquidIds = productGroups.filter(({ unit }) => unit === "l").map(({ id }) => id)

export interface AreaRow {
  readonly id: number
  readonly dealer: number
  readonly branch: number
  readonly country: number
  readonly prefixes: ReadonlyArray<string>
  readonly lead: number
  readonly length: number
  readonly rating: number
  readonly payments: ReadonlyArray<number>
}

interface PalletRow {
  readonly dealer: number
  readonly group: number
  readonly size: number
  readonly count: number
}

interface PriceRow {
  readonly area: number
  readonly product: number
  readonly certification: number
  readonly from: number
  readonly valid: string
  readonly price: number
}

interface FeeRow {
  readonly dealer: number
  readonly group: number
  readonly key: string
  readonly option: number
  readonly basis: "order" | "station" | "unit"
  readonly amount: number
}

interface VatRow {
  readonly country: number
  readonly group: number
  readonly tenths: number
  readonly valid: string
}

export interface ReferenceTables {
  readonly areas: ReadonlyArray<AreaRow>
  readonly prices: ReadonlyMap<number, ReadonlyArray<PriceRow>>
  readonly fees: ReadonlyArray<FeeRow>
  readonly vat: ReadonlyArray<VatRow>
  readonly pallets: ReadonlyArray<PalletRow>
  /** Places that are in no delivery area. */
  readonly unserved: ReadonlyArray<{ readonly country: number; readonly code: string }>
}

export const readTables = Effect.gen(function* () {
  const sql = yield* SqlClient
  const areas = yield* sql<AreaRow>`
    select a.id, d.id as dealer, branch_id as branch, a.country_id as country, zip_prefixes as prefixes,
      lead_workdays as lead, window_workdays as length, rating, payment_ids as payments
    from delivery_area a join dealer d on d.id = a.dealer_id and d.state = 'active'`
  const prices = yield* sql<PriceRow>`
    select area_id as area, product_id as product, certification_id as certification, from_amount as "from",
      valid_from::text as valid, unit_price as price from price_row`
  const fees = yield* sql<FeeRow>`
    select dealer_id as dealer, product_group_id as "group", fee_key as key, option_id as "option", basis, amount
    from dealer_fee`
  const vat = yield* sql<VatRow>`
    select country_id as country, g as "group", rate_tenths as tenths, valid_from::text as valid
    from vat_class_rate v join unnest(${groupIds}::int[]) g on v.product_group_id in (0, g)
      and v.vat_class = case when g = any(${liquidIds}::int[]) then 'liquidFuel' else 'burningWood' end`
  const pallets = yield* sql<PalletRow>`
    select dealer_id as dealer, product_group_id as "group", bag_size as size, bag_count as count from dealer_pallet`
  const unserved = yield* sql<ReferenceTables["unserved"][number]>`
    select distinct p.country_id as country, p.zip_code as code from place p where not exists (
      select from delivery_area a, unnest(a.zip_prefixes) as prefix
      where a.country_id = p.country_id and starts_with(p.zip_code, prefix))`
  const byArea = Map.groupBy(prices, (row) => row.area)
  const tables: ReferenceTables = { areas, prices: byArea, fees, vat, pallets, unserved }
  return tables
})
