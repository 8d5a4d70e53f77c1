import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { longestNote } from "../domain/order/life/staff-order.ts"
import { staffOrder, foundOrder, orderNote } from "./schemas/staff-order.schema.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { LifeConflict, orderState, reason, version } from "./order-life.api.ts"
import { orderStatus } from "./schemas/order.schema.ts"
import { countryIdText, integer, lines, text } from "./primitives.ts"
import { pageOf, paging, search, sentMail } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const orderId = text(64)
const ofOrder = { params: { orderId } }

const forBuyer = <const Name extends string>(name: Name, action: string) =>
  HttpApiEndpoint.post(name, `/api/desk-orders/:orderId/${action}`, {
    ...ofOrder,
    payload: wire({ version, reason, behalfReason: reason }),
    success: orderState,
    error: [Invalid, NotFound, LifeConflict, Unavailable]
  })

/**
 * Calls for orders, for staff and dealers: staff find and open any order, dealers only their own. Staff act on behalf
 * of the dealer through the calls of `order-life.api.ts`, and on behalf of the buyer through the calls below.
 */
export class StaffOrdersApi extends HttpApiGroup.make("staffOrders").add(
  HttpApiEndpoint.get("search", "/api/desk-orders", {
    query: {
      /**
       * Words from the order number, name, e-mail address, telephone number, postal code or place; each word must match
       * the beginning of a value.
       */
      search,
      /** Words from the dealer's name. */
      dealer: Schema.optionalKey(text(100)),
      /** All countries if absent. */
      countryId: Schema.optionalKey(countryIdText),
      status: Schema.optionalKey(orderStatus),
      ...paging
    },
    success: pageOf(foundOrder),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/desk-orders/:orderId", {
    ...ofOrder,
    success: staffOrder,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("addNote", "/api/desk-orders/:orderId/notes", {
    ...ofOrder,
    payload: wire({
      /**
       * Number of notes that the caller has read; repeating a request with the same text and number does not add a
       * second note.
       */
      seen: integer(0, 1_000_000),
      text: lines(longestNote)
    }),
    success: orderNote,
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("mailAgain", "/api/desk-orders/:orderId/mails", {
    ...ofOrder,
    payload: wire({ id: text(200) }),
    success: sentMail,
    error: [Invalid, NotFound, Unavailable]
  }),
  forBuyer("cancel", "cancel"),
  forBuyer("withdraw", "withdraw")
) {}
