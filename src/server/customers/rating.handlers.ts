import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { beginRating, rate, ratingPage } from "./rating.ts"

/** Handlers for the page on which an order is rated (rule account.rating). */
export const ratingHandlers = HttpApiBuilder.group(ShopApi, "rating", (handlers) =>
  handlers.handleAll({
    begin: ({ params }) => orUnavailable(beginRating(params.orderId)),
    show: ({ params }) => orUnavailable(ratingPage(params.orderId, params.token)),
    rate: ({ params, payload }) => orUnavailable(rate(params.orderId, payload))
  })
)
