import type { OrderStatus, OrderView } from "../../domain/order/draft.ts"
import { mixesWithStock } from "../../domain/legal/withdrawal.ts"
import { agreedOf } from "../../domain/order/life/agreed-of.ts"
import type { LifeEvent } from "../../domain/order/life/order-life.ts"
import { applyEvent, justPlaced, type Life } from "../../machines/order-life/live-on.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import type { VatRates } from "../../domain/price/vat.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { Random } from "./random.ts"

type Lived = Omit<OrderView, "orderNumber">

/** Returns the delivered amount: exact for pallets, slightly more or less for loose goods. */
const deliveredAmount = ({ calculation, productGroupId }: Lived, random: Random): number =>
  productGroup(productGroupId).isPallet
    ? calculation.amount
    : Math.round((calculation.amount * random.integer(970, 1030)) / 1000)

const eventTo = (
  status: OrderStatus,
  order: Lived,
  {
    today,
    delivery,
    vatTenths
  }: { readonly today: string; readonly delivery: string; readonly vatTenths: number | undefined },
  random: Random
): LifeEvent | undefined => {
  const who = { by: "seller", today } as const
  const { startDeliveryPeriodDate: first, endDeliveryPeriodDate: last } = order.offer
  const isOutside = delivery < first || delivery > last
  switch (status) {
    case "placed":
      return undefined
    case "confirmed":
      return { type: "order.confirm", ...who }
    case "scheduled":
      return {
        type: "order.schedule",
        ...who,
        day: delivery,
        reason: isOutside ? "Der Termin wurde mit Ihnen am Telefon abgestimmt." : ""
      }
    case "delivered":
      return {
        type: "order.deliver",
        ...who,
        day: today,
        amount: deliveredAmount(order, random),
        isMixed: mixesWithStock(order.productGroupId) && random.chance(0.5),
        reason: "",
        ...(vatTenths === undefined ? {} : { vatTenths })
      }
    case "invoiced":
      return { type: "order.invoice", ...who, invoiceNumber: `R-${random.integer(10_000_000, 99_999_999)}` }
    case "settled":
      return { type: "order.settle", ...who }
    case "refused":
      return { type: "order.refuse", ...who, reason: "Die Ware ist in diesem Gebiet ausverkauft." }
    case "cancelledByDealer":
      return { type: "order.cancel", ...who, reason: "Unser Fahrzeug ist ausgefallen." }
    case "cancelledByCustomer":
      return { type: "order.cancel", by: "customer", today, reason: "" }
    case "withdrawn":
      return { type: "order.withdraw", by: "customer", today, reason: "" }
  }
}

/**
 * Returns the history of an order: the log entries after the order was placed, and the resulting state of the state
 * machine.
 */
export const livedThrough = (
  order: Lived,
  deliveryDay: string,
  random: Random,
  vat: VatRates
): { readonly events: ReadonlyArray<LifeEvent>; readonly life: Life } => {
  const agreed = agreedOf(order)
  const events: Array<LifeEvent> = []
  let life = justPlaced
  for (const { state, at } of order.timeline) {
    const today = at.slice(0, 10)
    const day = dayOfIso(today)
    const vatTenths = day === undefined ? undefined : vat(day)
    const event = eventTo(state, order, { today, delivery: deliveryDay, vatTenths }, random)
    if (event === undefined) continue
    const next = applyEvent(agreed, life, event)
    if (next === undefined)
      throw new Error(`The sample's order ${order.orderId} cannot become ${state} by ${event.type}`)
    life = next
    events.push(event)
  }
  return { events, life }
}
