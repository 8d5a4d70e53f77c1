import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { billingStages, openStatuses } from "../domain/order/life/order-acts.ts"
import { openOrder } from "./schemas/staff-order.schema.ts"
import { Forbidden, Invalid, NotFound, Unavailable } from "./errors.ts"
import { countryId, countryIdText, instant, integer, localDate, text } from "./primitives.ts"
import { pageOf, paging, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const status = Schema.Literals(openStatuses)

export const billingOrderList = pageOf(openOrder)

export const openOrderList = wire({ items: Schema.Array(openOrder), total: Schema.Int })

/**
 * Number of open orders that need an action now (rule dealer.order-list), and whether mails are sent, which these users
 * can read nowhere else (rule desk.mail-server).
 */
export const waitingOrders = wire({
  toConfirm: Schema.Int,
  overdue: Schema.Int,
  today: Schema.Int,
  /** When the newest open order was placed. */
  latest: Schema.NullOr(instant),
  sendsMails: Schema.Boolean
})

/** A dealer's deliveries of a day, with the position of each stop in the suggested route. */
export const deliveryDay = wire({
  day: Schema.String,
  dealer: Schema.String,
  /** Postal code and place where the route starts. */
  start: Schema.String,
  stops: Schema.Array(
    wire({
      order: openOrder,
      /** Number of the station, counted from 1, if the order has several stations; null if it has one. */
      station: Schema.NullOr(Schema.Int),
      zipCode: Schema.String,
      routePlace: Schema.Int
    })
  ),
  deliveredCount: Schema.Int
})

/** Orders of a dealer, or of all dealers for the dealer staff. Calls that act on an order belong to `OrderLifeApi`. */
export class DealerOrdersApi extends HttpApiGroup.make("dealerOrders").add(
  /** Open orders, the most urgent first. */
  HttpApiEndpoint.post("open", "/api/dealer-orders/open", {
    payload: wire({
      /** All countries if absent. */
      countryId: Schema.optionalKey(countryId),
      status: Schema.optionalKey(status),
      search: Schema.optionalKey(text(100)),
      page: integer(1, 100_000),
      size: integer(1, 100)
    }),
    success: openOrderList,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("waiting", "/api/dealer-orders/waiting", {
    success: waitingOrders,
    error: Unavailable
  }),
  /** Deliveries of the caller's dealer on a local day; today if absent (rule dealer.day-list). */
  HttpApiEndpoint.get("day", "/api/dealer-orders/day", {
    query: { day: Schema.optionalKey(localDate) },
    success: deliveryDay,
    error: [Invalid, Forbidden, NotFound, Unavailable]
  }),
  /** Delivered orders in one stage or in all stages; all countries are included if no country is sent. */
  HttpApiEndpoint.get("billing", "/api/dealer-orders/billing", {
    query: {
      countryId: Schema.optionalKey(countryIdText),
      stage: Schema.optionalKey(Schema.Literals(billingStages)),
      search,
      ...paging
    },
    success: billingOrderList,
    error: [Invalid, Unavailable]
  })
) {}

export type OpenOrder = typeof openOrder.Type
