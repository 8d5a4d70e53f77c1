import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, TooManyRequests, Unavailable } from "./errors.ts"
import { instant, text } from "./primitives.ts"
import { orderStatus } from "./schemas/order.schema.ts"
import { foundDealer, role } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

/** Returns the schema for the first items of one kind of result, with a flag that states whether there are more. */
const groupOf = <S extends Schema.Top>(item: S) =>
  wire({ items: Schema.Array(item), hasMore: Schema.Boolean })

export const deskHits = wire({
  /** For dealers, only their own orders; for staff with the permission, all orders. */
  orders: groupOf(
    wire({
      orderId: Schema.String,
      orderNumber: Schema.String,
      placedAt: instant,
      status: orderStatus,
      buyer: Schema.String,
      zipCode: Schema.String,
      city: Schema.String,
      dealer: Schema.String
    })
  ),
  customers: groupOf(
    wire({ id: Schema.Int, name: Schema.String, email: Schema.String, phone: Schema.String })
  ),
  /** Buyers without an account, each with the latest order that matches. */
  guests: groupOf(
    wire({
      email: Schema.String,
      name: Schema.String,
      phone: Schema.String,
      orderId: Schema.String,
      orderNumber: Schema.String,
      /** Number of the buyer's matching orders. */
      orderCount: Schema.Int
    })
  ),
  dealers: groupOf(foundDealer),
  users: groupOf(
    wire({ id: Schema.Int, name: Schema.String, email: Schema.String, roles: Schema.Array(role) })
  )
})

/**
 * The global search of the desk (rule desk.one-search) for orders, buyers, dealers and users that the caller may open.
 * The request body carries the search words because they are personal data: a URL would be logged on its way to the
 * server.
 */
export class DeskSearchApi extends HttpApiGroup.make("deskSearch").add(
  HttpApiEndpoint.post("find", "/api/desk-search", {
    payload: wire({ search: text(100) }),
    success: deskHits,
    error: [Invalid, TooManyRequests, Unavailable]
  })
) {}
