import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, TooManyRequests, Unavailable } from "./errors.ts"
import { instant, text } from "./primitives.ts"
import { orderStatus } from "./schemas/order.schema.ts"
import { foundDealer, role } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

/** The first few of a kind, and whether there are more. */
const groupOf = <S extends Schema.Top>(item: S) =>
  wire({ items: Schema.Array(item), hasMore: Schema.Boolean })

export const deskHits = wire({
  /** A dealer's own, all of them for the staff who may search them. */
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
  /** Buyers without an account, with the latest of the orders that were found. */
  guests: groupOf(
    wire({
      email: Schema.String,
      name: Schema.String,
      phone: Schema.String,
      orderId: Schema.String,
      orderNumber: Schema.String,
      /** How many of the buyer's orders were found. */
      orderCount: Schema.Int
    })
  ),
  dealers: groupOf(foundDealer),
  users: groupOf(
    wire({ id: Schema.Int, name: Schema.String, email: Schema.String, roles: Schema.Array(role) })
  )
})

/**
 * The one search of the desk (rule desk.one-search): what the caller may open of orders, buyers, dealers and users. What
 * is looked for are people's data, so that it travels in the body: addresses stand in logs on the way.
 */
export class DeskSearchApi extends HttpApiGroup.make("deskSearch").add(
  HttpApiEndpoint.post("find", "/api/desk-search", {
    payload: wire({ search: text(100) }),
    success: deskHits,
    error: [Invalid, TooManyRequests, Unavailable]
  })
) {}
