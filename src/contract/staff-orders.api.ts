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
 * Orders as staff and their dealers open them: staff find and open any, a dealer opens its own. What is done in the dealer's
 * place are the calls of the order's life; in the buyer's place these.
 */
export class StaffOrdersApi extends HttpApiGroup.make("staffOrders").add(
  HttpApiEndpoint.get("search", "/api/desk-orders", {
    query: {
      /** Number, name, e-mail address, telephone, postal code or place: each word from its beginning. */
      search,
      /** Words of the dealer's name. */
      dealer: Schema.optionalKey(text(100)),
      /** All countries without it. */
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
      /** How many notes the caller saw: the same words again over it are the same note. */
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
