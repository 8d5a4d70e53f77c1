import type { CalendarEntry } from "./calendar-file.ts"
import { goodsName } from "../../options/products.ts"
import { amountWords } from "../../product/amount.ts"
import { productGroup } from "../../product/product-group.ts"
import type { OrderView } from "../draft.ts"
import type { OrderLogEntry } from "./order-page.ts"
import type { DeliveryDay } from "./tracker.ts"

/** Whether a log entry sets the delivery day of the complete order; entries in old logs have no event. */
const namesDay = ({ state, event, station }: OrderLogEntry): boolean =>
  state === "scheduled" && station === null && (event === undefined || event === "schedule")

const amountOf = ({
  countryId,
  productGroupId,
  calculation: { amount }
}: Pick<OrderView, "countryId" | "productGroupId" | "calculation">): string =>
  amountWords(amount, productGroup(productGroupId).unit, countryId)

/** Returns the calendar entry for a delivery, or `undefined` if there is no day or window to enter. */
export const deliveryNote = (
  order: Pick<
    OrderView,
    "orderId" | "orderNumber" | "countryId" | "offer" | "calculation" | "deliveryAddress" | "productGroupId"
  > & { readonly events: ReadonlyArray<OrderLogEntry> },
  { kind, from, until }: DeliveryDay,
  { host, pageUrl }: { readonly host: string; readonly pageUrl: string }
): CalendarEntry | undefined => {
  const { seller } = order.offer
  const settling = order.events.filter((entry) => entry.state === "confirmed" || namesDay(entry)).at(-1)
  if (from === null || until === null || settling === undefined) return undefined
  const { street, houseNumber, zipCode, city } = order.deliveryAddress
  const goods = `${goodsName(order.productGroupId, order.offer)}, ${amountOf(order)}`
  return {
    uid: `lieferung-${order.orderId}@${host}`,
    sequence: order.events.filter(namesDay).length,
    changedAt: settling.at,
    from,
    until,
    isAgreed: kind === "agreed",
    summary: kind === "agreed" ? `Lieferung: ${goods}` : `Lieferung in diesem Zeitraum: ${goods}`,
    description: [
      `Bestellung ${order.orderNumber}`,
      `Verkäufer: ${seller.name}, Telefon ${seller.phone}`,
      ...(kind === "agreed" ? [] : ["Den Tag nennt Ihnen der Verkäufer."])
    ].join("\n"),
    location: `${street} ${houseNumber}, ${zipCode} ${city}`,
    url: pageUrl
  }
}
