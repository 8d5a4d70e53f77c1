import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { billingOrders } from "./billing-orders.ts"
import { deliveryDay } from "./delivery-day.ts"
import { openOrders } from "./open-orders.ts"
import { waitingOrders } from "./waiting-orders.ts"

/** The API endpoints for orders that a dealer still has to process, and for delivered orders. */
export const dealerOrdersHandlers = HttpApiBuilder.group(ShopApi, "dealerOrders", (handlers) =>
  handlers.handleAll({
    billing: ({ query }) => orUnavailable(billingOrders(query)),
    day: ({ query }) => orUnavailable(deliveryDay(query.day)),
    open: ({ payload }) => orUnavailable(openOrders(payload)),
    waiting: () => orUnavailable(waitingOrders)
  })
)
