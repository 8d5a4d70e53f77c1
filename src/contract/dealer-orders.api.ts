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

/** How many open orders ask for something now (rule dealer.order-list). */
export const waitingOrders = wire({
  toConfirm: Schema.Int,
  overdue: Schema.Int,
  today: Schema.Int,
  /** When the last of all open ones was placed. */
  latest: Schema.NullOr(instant)
})

/** What a dealer delivers on a day, with the place of each stop in the suggested route. */
export const deliveryDay = wire({
  day: Schema.String,
  dealer: Schema.String,
  /** Postal code and place from where the route goes. */
  start: Schema.String,
  stops: Schema.Array(
    wire({
      order: openOrder,
      /** Counted from 1 where the order has several; null where it has one place. */
      station: Schema.NullOr(Schema.Int),
      zipCode: Schema.String,
      routePlace: Schema.Int
    })
  ),
  deliveredCount: Schema.Int
})

/** Orders of a dealer, or of all dealers for the staff who look after them; the acts are calls of the order's life. */
export class DealerOrdersApi extends HttpApiGroup.make("dealerOrders").add(
  /** The most urgent first. */
  HttpApiEndpoint.post("open", "/api/dealer-orders/open", {
    payload: wire({
      /** All countries without it. */
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
  /** What the caller's dealer delivers on a local day, today where none is named (rule dealer.day-list). */
  HttpApiEndpoint.get("day", "/api/dealer-orders/day", {
    query: { day: Schema.optionalKey(localDate) },
    success: deliveryDay,
    error: [Invalid, Forbidden, NotFound, Unavailable]
  }),
  /** Orders whose goods have come: of one stage, or of all; of all countries where none is named. */
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
