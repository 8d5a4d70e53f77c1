import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { openStatuses, sellerActs } from "../domain/order-life/open-orders.ts"
import { Invalid, Unavailable } from "./errors.ts"
import { countryId, decimal, instant, integer, productGroupId, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const status = Schema.Literals(openStatuses)

/** An order whose goods are still to come, as its seller needs it to lead it on (domain.md 5.3). */
const openOrder = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  /** As it was read: every act names it. */
  version: Schema.Int,
  status,
  dealerId: Schema.Int,
  dealer: Schema.String,
  buyer: Schema.String,
  /** Street, house number, postal code and place in one line. */
  address: Schema.String,
  productGroupId,
  productName: Schema.String,
  /** In the unit of the product group. */
  amount: Schema.Int,
  /** Gross, major units. */
  totalPrice: decimal,
  currency: Schema.Literals(["EUR", "CHF"]),
  /** Local dates of the window that the buyer chose. */
  startDeliveryPeriodDate: Schema.String,
  endDeliveryPeriodDate: Schema.String,
  /** The day that was agreed last. */
  scheduledDay: Schema.NullOr(Schema.String),
  placedAt: instant,
  /** Delivery stations, counted from 1, where there are several; `deliveredAmount` is null until something came. */
  stations: Schema.Array(
    wire({
      station: Schema.Int,
      amount: Schema.Int,
      address: Schema.String,
      deliveredAmount: Schema.NullOr(Schema.Int)
    })
  ),
  /** What the caller may do with it now. */
  may: Schema.Array(Schema.Literals(sellerActs))
})

export const openOrderList = wire({ items: Schema.Array(openOrder), total: Schema.Int })

/** Open orders of a dealer, or of all dealers for the staff who look after them; the acts are calls of the order's life. */
export class DealerOrdersApi extends HttpApiGroup.make("dealerOrders").add(
  HttpApiEndpoint.post("open", "/api/dealer-orders/open", {
    payload: wire({
      countryId,
      status: Schema.optionalKey(status),
      search: Schema.optionalKey(text(100)),
      page: integer(1, 100_000),
      size: integer(1, 100)
    }),
    success: openOrderList,
    error: [Invalid, Unavailable]
  })
) {}

export type OpenOrder = typeof openOrder.Type
