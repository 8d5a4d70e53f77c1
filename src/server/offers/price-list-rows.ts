import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SqlSchema } from "effect/sql"
import { countryId, productGroupId } from "../../contract/primitives.ts"
import { logoAddress } from "../db/logo-address.ts"
import { areasInForce } from "./areas-in-force.ts"
import { pricesThen, pricesToday } from "./prices-in-force.ts"
import { publishedRules } from "../db/published-rules.ts"
import { vatRatesIn } from "../db/vat-rates.ts"

/** The country, group and local day (yyyy-MM-dd) of a price list. */
export const PriceListKey = Schema.Struct({
  countryId,
  productGroupId,
  productIds: Schema.Array(Schema.Int),
  day: Schema.String,
  /**
   * Loads only this dealer's rows, whatever the dealer's state; if missing, the rows of all dealers who make offers are
   * loaded.
   */
  dealerId: Schema.optionalKey(Schema.Int),
  /**
   * Whether the day is over: its prices are those that were in force on that day, even if they have been dropped since.
   */
  isPast: Schema.optionalKey(Schema.Boolean)
})
export type PriceListKey = typeof PriceListKey.Type

export const AreaRow = Schema.Struct({
  id: Schema.Int,
  branchId: Schema.Int,
  zipPrefixes: Schema.Array(Schema.String),
  leadWorkdays: Schema.Int,
  windowWorkdays: Schema.Int,
  dealerId: Schema.Int,
  name: Schema.String,
  logoUrl: Schema.NullOr(Schema.String),
  street: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  /** The dealer's certificate for pellets, also if it has expired. */
  enplus: Schema.NullOr(Schema.Struct({ number: Schema.String, validUntil: Schema.NullOr(Schema.String) })),
  isOperator: Schema.Boolean,
  rating: Schema.Int,
  ratingCount: Schema.Int,
  paymentIds: Schema.Array(Schema.Int),
  defaultPaymentId: Schema.Int,
  bagSize: Schema.NullOr(Schema.Int),
  bagCount: Schema.NullOr(Schema.Int),
  /** Version of the dealer's own list (rule price-list.version). */
  listVersion: Schema.Int
})

export const StepsRow = Schema.Struct({
  areaId: Schema.Int,
  productId: Schema.Int,
  certificationId: Schema.Int,
  fromAmounts: Schema.Array(Schema.Int),
  unitPrices: Schema.Array(Schema.Int)
})

export const FeeRow = Schema.Struct({
  dealerId: Schema.Int,
  feeKey: Schema.String,
  optionId: Schema.Int,
  basis: Schema.Literals(["order", "station", "unit"]),
  amount: Schema.Int
})

/** A period in which a dealer does not deliver; both days (yyyy-MM-dd) are included. */
export const ClosureRow = Schema.Struct({
  dealerId: Schema.Int,
  firstDay: Schema.String,
  lastDay: Schema.String
})

/** A branch of a dealer, for distances; without its own coordinates it uses those of its postal code. */
export const BranchRow = Schema.Struct({
  dealerId: Schema.Int,
  zipCode: Schema.String,
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite)
})

const SpanRow = Schema.Struct({ from: Schema.NullOr(Schema.String), before: Schema.NullOr(Schema.String) })

/** Returns the current version of a price list; 0 before the first one. */
export const versionOf = Effect.fnUntraced(function* (countryId: number, productGroupId: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly version: number }>`
    select version from price_list_version
    where country_id = ${countryId} and product_group_id = ${productGroupId}`
  return rows[0]?.version ?? 0
})

const queries = Effect.map(SqlClient, (sql) => ({
  areas: SqlSchema.findAll({
    Request: PriceListKey,
    Result: AreaRow,
    execute: (key) => sql`
      select a.id, a.branch_id as "branchId", a.zip_prefixes as "zipPrefixes", a.lead_workdays as "leadWorkdays",
        a.window_workdays as "windowWorkdays", d.id as "dealerId", d.name,
        ${sql.literal(logoAddress)} as "logoUrl", d.street, d.zip_code as "zipCode", d.city,
        d.email, d.phone, jsonb_path_query_first(d.certificates, '$[*] ? (@.kind == "enplus")') as enplus,
        d.is_operator as "isOperator", d.rating,
        d.rating_count as "ratingCount", d.payment_ids as "paymentIds", d.default_payment_id as "defaultPaymentId",
        b.bag_size as "bagSize", b.bag_count as "bagCount", coalesce(v.version, 1) as "listVersion"
      from ${areasInForce(sql, key)} a join dealer d on d.id = a.dealer_id
          and ${key.dealerId === undefined ? sql`d.state = 'active' and d.rests_since is null` : sql`d.id = ${key.dealerId}`}
        left join dealer_pallet b on b.dealer_id = d.id and b.product_group_id = ${key.productGroupId}
        left join dealer_price_version v on v.dealer_id = d.id and v.country_id = a.country_id
          and v.product_group_id = ${key.productGroupId}
      where a.country_id = ${key.countryId}
      order by a.id`
  }),
  steps: SqlSchema.findAll({
    Request: PriceListKey,
    Result: StepsRow,
    execute: (key) => sql`
      select area_id as "areaId", product_id as "productId", certification_id as "certificationId",
        array_agg(from_amount order by from_amount) as "fromAmounts",
        array_agg(unit_price order by from_amount) as "unitPrices"
      from (
        select distinct on (p.area_id, p.product_id, p.certification_id, p.from_amount)
          p.area_id, p.product_id, p.certification_id, p.from_amount, p.unit_price
        from (${key.isPast === true ? pricesThen(sql, key) : pricesToday(sql, key)}) p
        where p.product_id = any(${key.productIds}::int[])
          ${key.dealerId === undefined ? sql`` : sql`and p.dealer_id = ${key.dealerId}`}
        order by p.area_id, p.product_id, p.certification_id, p.from_amount, p.valid_from desc
      ) valid
      group by area_id, product_id, certification_id
      order by area_id, product_id, certification_id`
  }),
  span: SqlSchema.findAll({
    Request: PriceListKey,
    Result: SpanRow,
    execute: (key) => sql`
      -- the days on which offers change by themselves: other prices begin, or a certificate has expired the day before
      select max(day) filter (where day <= ${key.day}::date)::text as "from",
        min(day) filter (where day > ${key.day}::date)::text as "before"
      from (
        select p.valid_from as day
        from price_row p join delivery_area a on a.id = p.area_id
        where a.country_id = ${key.countryId} and p.product_id = any(${key.productIds}::int[])
        union all
        select (c ->> 'validUntil')::date + 1
        from dealer d, jsonb_array_elements(d.certificates) c
        where d.country_id = ${key.countryId} and c ->> 'kind' = 'enplus'
      ) changes`
  }),
  closures: SqlSchema.findAll({
    Request: PriceListKey,
    Result: ClosureRow,
    execute: (key) => sql`
      select c.dealer_id as "dealerId", c.first_day::text as "firstDay", c.last_day::text as "lastDay"
      from dealer_closure c
      where c.last_day >= ${key.day}::date
        and exists (select from ${areasInForce(sql, key)} a where a.dealer_id = c.dealer_id and a.country_id = ${key.countryId})`
  }),
  branches: SqlSchema.findAll({
    Request: PriceListKey,
    Result: BranchRow,
    execute: (key) => sql`
      select b.dealer_id as "dealerId", b.zip_code as "zipCode", b.latitude, b.longitude
      from branch b join dealer d on d.id = b.dealer_id
      where d.country_id = ${key.countryId}
        ${key.dealerId === undefined ? sql`` : sql`and d.id = ${key.dealerId}`}
        and exists (select from place where country_id = ${key.countryId} and latitude is not null)
      order by b.id`
  }),
  fees: SqlSchema.findAll({
    Request: PriceListKey,
    Result: FeeRow,
    execute: (key) => sql`
      select f.dealer_id as "dealerId", f.fee_key as "feeKey", f.option_id as "optionId", f.basis, f.amount
      from dealer_fee f join dealer d on d.id = f.dealer_id
      where f.product_group_id = ${key.productGroupId}
        and exists (select from ${areasInForce(sql, key)} a where a.dealer_id = d.id and a.country_id = ${key.countryId})`
  })
}))

/** Reads all rows of a price list from one snapshot of the database. */
export const loadPriceListRows = Effect.fnUntraced(function* (key: PriceListKey) {
  const sql = yield* SqlClient
  const query = yield* queries
  const load = Effect.gen(function* () {
    yield* sql`set transaction isolation level repeatable read, read only`
    yield* sql`set local statement_timeout = '60s'`
    const version = yield* versionOf(key.countryId, key.productGroupId)
    const areas = yield* query.areas(key)
    const steps = yield* query.steps(key)
    const [span] = yield* query.span(key)
    const closures = yield* query.closures(key)
    const fees = yield* query.fees(key)
    const branches = yield* query.branches(key)
    const vat = yield* vatRatesIn(key.countryId)
    const rules = yield* publishedRules(key.countryId, key.productGroupId)
    return { version, areas, steps, span, closures, fees, branches, vat, rules }
  })
  return yield* sql.withTransaction(load).pipe(Effect.catchTag("SchemaError", Effect.die))
})
export type PriceListRows = Effect.Success<ReturnType<typeof loadPriceListRows>>
