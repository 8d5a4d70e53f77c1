import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { calendarFile } from "../../../domain/order/life/calendar-file.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { deliveryNote } from "../../../domain/order/life/delivery-note.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { refusals } from "../../http/refusals.ts"
import { LinkBases } from "../../ports/link-bases.ts"
import { ownOrder } from "../order-page.ts"

/** Returns the delivery of an order as a calendar file, for callers who may see the order (rule life.calendar). */
export const deliveryCalendar = Effect.fnUntraced(function* (orderId: string) {
  const order = yield* ownOrder(orderId)
  const { tracker, countryId, productGroupId } = order
  const base = (yield* LinkBases)[localeOfCountry(countryId).code]
  const note =
    tracker.calendarPath === null
      ? undefined
      : deliveryNote(order, tracker.delivery, {
          host: new URL(base).hostname,
          pageUrl: `${base}/${productGroup(productGroupId).slug}/bestellung-erfolgreich/${orderId}`
        })
  if (note === undefined) return yield* Effect.fail(refusals.notFound)
  return HttpServerResponse.text(calendarFile(note), {
    contentType: "text/calendar; charset=utf-8",
    headers: {
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="lieferung-${order.orderNumber}.ics"`
    }
  })
})
