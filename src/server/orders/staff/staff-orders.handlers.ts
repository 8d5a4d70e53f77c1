import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { stateOf } from "../life/order-life.handlers.ts"
import { endForBuyer } from "./end-for-buyer.ts"
import { sendAgain } from "./order-mails.ts"
import { addNote } from "./order-notes.ts"
import { searchOrders } from "./search-orders.ts"
import { showOrder } from "./show-order.ts"

/**
 * The API endpoints for the orders of staff and dealers; the access policy defines the permissions that they require.
 */
export const staffOrdersHandlers = HttpApiBuilder.group(ShopApi, "staffOrders", (handlers) =>
  handlers.handleAll({
    search: ({ query }) => orUnavailable(searchOrders(query)),
    show: ({ params }) => orUnavailable(showOrder(params.orderId)),
    addNote: ({ params, payload }) => orUnavailable(addNote(params.orderId, payload)),
    mailAgain: ({ params, payload }) => orUnavailable(sendAgain(params.orderId, payload.id)),
    cancel: ({ params, payload }) =>
      orUnavailable(Effect.flatMap(endForBuyer(params.orderId, "order.cancel", payload), stateOf)),
    withdraw: ({ params, payload }) =>
      orUnavailable(Effect.flatMap(endForBuyer(params.orderId, "order.withdraw", payload), stateOf))
  })
)
