import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countryIds } from "../../domain/place/country.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import { orderMachineVersion } from "../../domain/order/draft.ts"
import { orderLifeVersion } from "../../domain/order/life/order-life.ts"
import { orderLines } from "../../domain/order/lines.ts"
import { insertMany } from "../db/insert-many.ts"
import { vatRatesIn } from "../db/vat-rates.ts"
import { customersMailboxes } from "./customer-plans.ts"
import type { Dealer } from "./dealer.ts"
import { firstOrderNumber, goodsLabelOf, type PastOrder, pastOrders } from "./orders.ts"

const orderRow = (order: PastOrder) => ({
  id: order.orderId,
  order_number: order.orderNumber,
  draft_id: order.draftId,
  country_id: order.countryId,
  product_group_id: order.productGroupId,
  dealer_id: order.offer.dealerId,
  status: order.status,
  version: order.timeline.length,
  machine_version: orderMachineVersion,
  life_version: orderLifeVersion,
  life: order.life.facts,
  currency: order.offer.currency,
  total_cents: fromDecimal(order.offer.totalPrice),
  vat_cents: fromDecimal(order.offer.vatAmount),
  email: order.emailAddress,
  receipt: {
    calculation: order.calculation,
    offer: order.offer,
    emailAddress: order.emailAddress,
    deliveryAddress: order.deliveryAddress,
    invoiceAddress: order.invoiceAddress,
    payment: order.payment,
    ...(order.moistureDeclaration === null ? {} : { moistureDeclaration: order.moistureDeclaration }),
    legalVersions: order.legalVersions
  },
  summary_hash: order.summaryHash,
  placed_at: order.placedAt
})

/** Returns the log entry for an index of the timeline; index 0 is the placing of the order. */
const loggedAs = ({ events }: PastOrder, index: number) => {
  const event = events[index - 1]
  if (event === undefined)
    return { event: "placed", data: {}, actor_kind: null, machine_version: orderLifeVersion }
  const { type, ...data } = event
  return {
    event: type,
    data,
    actor_kind: event.by === "customer" ? "grant" : "dealer",
    machine_version: orderLifeVersion
  }
}

/**
 * Loads past orders with their lines and events; new orders get higher order numbers than these. Returns the number of
 * loaded orders.
 */
export const loadOrders = Effect.fnUntraced(function* (
  seed: number,
  dealers: ReadonlyArray<Dealer>,
  today: number,
  scale: number
) {
  const sql = yield* SqlClient
  const vat = (yield* Effect.forEach(countryIds, vatRatesIn)).flat()
  const orders = pastOrders({ seed, today, vat }, dealers, scale)
  yield* insertMany("customer_order", orders.map(orderRow))
  yield* insertMany(
    "order_line",
    orders.flatMap((order) =>
      orderLines(order.offer, goodsLabelOf(order)).map(({ line, kind, label, amountCents }) => ({
        order_id: order.orderId,
        line,
        kind,
        label,
        amount_cents: amountCents
      }))
    )
  )
  yield* insertMany(
    "order_event",
    orders.flatMap((order) =>
      order.timeline.map(({ state, at }, index) => ({
        order_id: order.orderId,
        version: index + 1,
        status: state,
        at,
        ...loggedAs(order, index)
      }))
    )
  )
  yield* sql`select setval('order_number_seq', ${firstOrderNumber + orders.length}, false)`
  return orders.length
})

/** Assigns the orders of the sample customers to the customers' accounts; called after the accounts are created. */
export const giveCustomersTheirOrders = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    update customer_order o set account_id = a.id from account a
    where a.email = o.email and a.email = any(${customersMailboxes}::text[])`
})
