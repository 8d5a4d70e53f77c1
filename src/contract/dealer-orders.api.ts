import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { billingStages, openStatuses } from "../domain/order/life/open-orders.ts"
import { openOrder } from "./schemas/staff-order.schema.ts"
import { Invalid, Unavailable } from "./errors.ts"
import { countryId, countryIdText, integer, text } from "./primitives.ts"
import { pageOf, paging, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const status = Schema.Literals(openStatuses)

export const billingOrderList = pageOf(openOrder)

export const openOrderList = wire({ items: Schema.Array(openOrder), total: Schema.Int })

/** Orders of a dealer, or of all dealers for the staff who look after them; the acts are calls of the order's life. */
export class DealerOrdersApi extends HttpApiGroup.make("dealerOrders").add(
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
