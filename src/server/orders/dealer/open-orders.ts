import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OpenOrder } from "../../../contract/dealer-orders.api.ts"
import type { Address } from "../../../domain/address.ts"
import type { CountryId, CurrencyCode } from "../../../domain/country.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { type OpenStatus, openStatuses } from "../../../domain/order-life/open-orders.ts"
import { orderLifeVersion } from "../../../domain/order-life/order-life.ts"
import { actsOf } from "../../../machines/order-life/seller-acts.ts"
import { iso } from "../../db/iso.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { deskOf } from "../../http/whose-rows.ts"
import { todayIn } from "../life/lead-on.ts"
import { agreedOfRow, factsOf, lifeColumns, type LifeRow } from "../life/life-row.ts"

interface OpenRow extends LifeRow {
  readonly status: OpenStatus
  readonly dealer: string
  readonly totalPrice: number
  readonly currency: CurrencyCode
  readonly placedAt: string
}

const columns = `${lifeColumns}, d.name as dealer, o.total_cents::float8 / 100 as "totalPrice", o.currency,
  ${iso("o.placed_at")} as "placedAt"`

const buyerOf = ({ firstName, lastName, companyName }: Address): string =>
  [companyName, `${firstName} ${lastName}`.trim()].filter((part) => part !== "").join(", ")

const lineOf = ({ street, houseNumber, zipCode, city }: Address): string =>
  `${`${street} ${houseNumber}`.trim()}, ${zipCode} ${city}`

/** The log of another machine is nobody's to lead on (decisions.md "Pages and code" 12). */
const mayOf = (row: OpenRow, by: "seller" | "operator", today: string): OpenOrder["may"] =>
  row.lifeVersion === orderLifeVersion
    ? actsOf(agreedOfRow(row), { status: row.status, facts: factsOf(row) }, by, today)
    : []

const toOpenOrder = (row: OpenRow, may: OpenOrder["may"]): OpenOrder => {
  const { orderId, orderNumber, version, status, dealerId, dealer, productGroupId, receipt } = row
  const { totalPrice, currency, placedAt } = row
  const { offer, calculation, deliveryAddress } = receipt
  const { scheduledDay, stations } = factsOf(row)
  return {
    orderId,
    orderNumber,
    version,
    status,
    dealerId,
    dealer,
    buyer: buyerOf(deliveryAddress),
    address: lineOf(deliveryAddress),
    productGroupId,
    productName: goodsName(productGroupId, offer),
    amount: calculation.amount,
    totalPrice,
    currency,
    startDeliveryPeriodDate: offer.startDeliveryPeriodDate,
    endDeliveryPeriodDate: offer.endDeliveryPeriodDate,
    scheduledDay,
    placedAt,
    stations: (receipt.stations ?? []).map(({ amount, address }, place) => ({
      station: place + 1,
      amount,
      address: lineOf(address),
      deliveredAmount: stations.find(({ station }) => station === place + 1)?.amount ?? null
    })),
    may
  }
}

/** Orders whose goods are still to come, the latest first: a dealer's own, all of them for staff (domain.md 5.3). */
export const openOrders = Effect.fnUntraced(function* (asked: {
  readonly countryId: CountryId
  readonly status?: OpenStatus
  readonly search?: string
  readonly page: number
  readonly size: number
}) {
  const { dealerId } = yield* deskOf("orders.sell")
  const { countryId, status, search, page, size } = asked
  const sql = yield* SqlClient
  const words = likePatterns(search)
  const own = dealerId === null ? sql`` : sql`and o.dealer_id = ${dealerId}`
  const found =
    words.length === 0
      ? sql``
      : sql`and concat_ws(' ', o.order_number, d.name, a.address ->> 'companyName', a.address ->> 'firstName',
          a.address ->> 'lastName', a.address ->> 'street', a.address ->> 'zipCode', a.address ->> 'city')
          ilike all(${words}::text[])`
  const matching = sql`
    from customer_order o join dealer d on d.id = o.dealer_id,
      lateral (select o.receipt -> 'deliveryAddress' as address) a
    where o.country_id = ${countryId} ${own} and o.status in ('placed', 'confirmed', 'scheduled')
      and o.status = any(${status === undefined ? openStatuses : [status]}::text[]) ${found}`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${matching}`
  const rows = yield* sql<OpenRow>`
    select ${sql.literal(columns)} ${matching}
    order by o.placed_at desc, o.id limit ${size} offset ${(page - 1) * size}`
  const today = todayIn(countryId, yield* Clock.currentTimeMillis)
  const by = dealerId === null ? "operator" : "seller"
  return { items: rows.map((row) => toOpenOrder(row, mayOf(row, by, today))), total: counted?.total ?? 0 }
})
