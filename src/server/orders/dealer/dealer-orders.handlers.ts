import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { ShopApi } from "../../../contract/shop.api.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { openOrders } from "./open-orders.ts"

/** What a dealer still has to lead on. */
export const dealerOrdersHandlers = HttpApiBuilder.group(ShopApi, "dealerOrders", (handlers) =>
  handlers.handleAll({ open: ({ payload }) => orUnavailable(openOrders(payload)) })
)
