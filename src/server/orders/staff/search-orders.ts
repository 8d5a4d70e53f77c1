import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Address } from "../../../domain/address/address.ts"
import { buyerName } from "../../../domain/address/buyer-name.ts"
import type { CountryId, CurrencyCode } from "../../../domain/place/country.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import { goodsName } from "../../../domain/options/products.ts"
import type { FoundOrder } from "../../../domain/order/life/staff-order.ts"
import type { OrderStatus } from "../../../domain/order/draft.ts"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import { orderSearchOf } from "../../../domain/support/order-search.ts"
import { billed } from "../../db/billed.ts"
import { iso } from "../../db/iso.ts"
import { lexeme } from "../../db/lexemes.ts"
import { largeTotals } from "../../db/large-totals.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"

interface Row {
  readonly orderId: string
  readonly orderNumber: string
  readonly placedAt: string
  readonly status: OrderStatus
  readonly countryId: CountryId
  readonly dealerId: number
  readonly dealer: string
  readonly email: string
  readonly address: Address
  readonly productGroupId: ProductGroupId
  readonly offer: Pick<Offer, "productId" | "palletBags">
  readonly amount: number
  readonly totalPrice: number
  readonly currency: CurrencyCode
}

const columns = `o.id as "orderId", o.order_number as "orderNumber", ${iso("o.placed_at")} as "placedAt", o.status,
  o.country_id as "countryId", o.dealer_id as "dealerId", d.name as dealer, o.email,
  o.receipt -> 'deliveryAddress' as address, o.product_group_id as "productGroupId",
  jsonb_build_object('productId', o.receipt -> 'offer' -> 'productId', 'palletBags', o.receipt -> 'offer' -> 'palletBags')
    as offer,
  ${billed.amount} as amount, ${billed.cents}::float8 / 100 as "totalPrice", o.currency`

interface Found {
  readonly id: string
  /** Number of all matches; null if it was not counted. */
  readonly total: number | null
}

/** Converts the search input to a tsquery; `undefined` if the input is empty. */
const queryOf = (typed: string | undefined): string | undefined => {
  const { words, phones } = orderSearchOf(typed ?? "")
  const alternatives = [...(words.length === 0 ? [] : [words.map(lexeme).join(" & ")]), ...phones.map(lexeme)]
  return alternatives.length === 0 ? undefined : alternatives.map((each) => `(${each})`).join(" | ")
}

const toFound = ({ address, offer, ...row }: Row): FoundOrder => ({
  ...row,
  buyer: buyerName(address),
  phone: address.phone,
  zipCode: address.zipCode,
  city: address.city,
  productName: goodsName(row.productGroupId, offer)
})

/** Counting a million orders takes a tenth of a second, so totals are cached instead of counted for each page. */
const totals = largeTotals({ from: 10_000, seconds: 10 })

/**
 * Finds the matching orders of all countries and dealers, the latest first; words are found by an index
 * (0037-desk-orders).
 */
export const searchOrders = Effect.fnUntraced(function* (
  asked: Paging & {
    readonly search?: string
    readonly dealer?: string
    readonly countryId?: CountryId
    readonly status?: OrderStatus
  }
) {
  const sql = yield* SqlClient
  const { page, size, offset } = pagingOf(asked)
  const query = queryOf(asked.search)
  const dealers = likePatterns(asked.dealer)
  const conditions = [
    ...(query === undefined
      ? []
      : [sql`array_to_tsvector(order_words(o.order_number, o.email, o.receipt)) @@ ${query}::tsquery`]),
    ...(dealers.length === 0
      ? []
      : [
          sql`o.dealer_id = any(array(select id from dealer where searched_name like all(${dealers}::text[])))`
        ]),
    ...(asked.countryId === undefined ? [] : [sql`o.country_id = ${asked.countryId}`]),
    ...(asked.status === undefined ? [] : [sql`o.status = ${asked.status}`])
  ]
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.and(conditions)}`
  const order = sql.literal("order by placed_at desc, id")
  // the index is searched once for the words; of all matches only the columns needed for sorting are read
  const found =
    query === undefined
      ? yield* sql<Found>`
          select id, null::int as total from customer_order o ${where} ${order} limit ${size} offset ${offset}`
      : yield* sql<Found>`
          with found as materialized (select id, placed_at from customer_order o ${where})
          select id, (select count(*)::int from found) as total from found ${order} limit ${size} offset ${offset}`
  const total =
    found[0]?.total ??
    (yield* totals(
      JSON.stringify([query, dealers, asked.countryId, asked.status]),
      Effect.map(
        sql<{ readonly total: number }>`select count(*)::int as total from customer_order o ${where}`,
        ([counted]) => counted?.total ?? 0
      )
    ))
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} from customer_order o join dealer d on d.id = o.dealer_id
    where o.id = any(${found.map(({ id }) => id)}::text[]) order by o.placed_at desc, o.id`
  return { items: rows.map(toFound), total, page, size }
})
