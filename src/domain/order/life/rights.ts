import { lastWithdrawalDay, withdrawalRight } from "../../legal/withdrawal-right.ts"
import type { OrderStatus } from "../draft.ts"
import type { Agreed, Delivery, LifeEvent, LifeFacts, LifeParty } from "./order-life.ts"

/** The order statuses before delivery. */
const beforeDelivery: ReadonlySet<OrderStatus> = new Set<OrderStatus>(["placed", "confirmed", "scheduled"])
const afterDelivery: ReadonlySet<OrderStatus> = new Set<OrderStatus>(["delivered", "invoiced", "settled"])

type Buyer = Pick<Agreed, "countryId" | "regionCode" | "productGroupId" | "isConsumer">

const rightOf = ({ countryId, productGroupId, isConsumer }: Buyer) =>
  isConsumer ? withdrawalRight(countryId, productGroupId) : undefined

/**
 * Returns the last local day for a withdrawal; `undefined` if there is no right of withdrawal, and before a delivery,
 * since the period has not started.
 */
export const withdrawableUntil = (buyer: Buyer, delivery: Delivery | null): string | undefined => {
  const right = rightOf(buyer)
  return right === undefined || delivery === null ? undefined : lastWithdrawalDay(buyer, right, delivery.day)
}

/**
 * Whether the buyer can withdraw now. The right begins with the order, because even the offer to buy can be revoked (§
 * 355 (1) BGB). It ends fourteen days after the delivery, or when the goods are mixed with other stock (rule
 * law.withdrawal).
 */
export const mayWithdraw = (
  buyer: Buyer,
  status: OrderStatus,
  { delivery, stations }: Pick<LifeFacts, "delivery" | "stations">,
  today: string
): boolean => {
  const right = rightOf(buyer)
  if (right === undefined) return false
  // with several deliveries the period starts with the last one (§ 356 (2) no. 1 b BGB)
  if (beforeDelivery.has(status)) return !(right.endsByMixing && stations.some(({ isMixed }) => isMixed))
  if (!afterDelivery.has(status) || delivery === null) return false
  const last = lastWithdrawalDay(buyer, right, delivery.day)
  return last !== undefined && today <= last && !(right.endsByMixing && delivery.isMixed)
}

/**
 * Whether the buyer can cancel: every buyer can do so until the seller has confirmed the order, because the terms allow
 * it even where the law does not; a buyer with a right of withdrawal can do so until the first station is delivered
 * (decision 017).
 */
export const mayCustomerCancel = (
  buyer: Buyer,
  status: OrderStatus,
  { stations }: Pick<LifeFacts, "stations">
): boolean =>
  status === "placed" || (beforeDelivery.has(status) && stations.length === 0 && rightOf(buyer) !== undefined)

/**
 * Whether the seller can cancel: only after confirming the order and before anything is delivered; an order that is not
 * confirmed yet is refused instead.
 */
export const mayDealerCancel = (status: OrderStatus, { stations }: Pick<LifeFacts, "stations">): boolean =>
  (status === "confirmed" || status === "scheduled") && stations.length === 0

const isHouse = (party: LifeParty): boolean => party === "seller" || party === "operator"

const isCreditors = (party: LifeParty, isInteraidPayment: boolean): boolean =>
  isInteraidPayment ? party === "operator" : isHouse(party)

/**
 * Whether the party of an event is ever allowed to trigger it, whatever the order's status. Only the creditor may issue
 * and settle bills.
 */
export const isPartys = (
  event: LifeEvent,
  { isInteraidPayment, isDirectDebit }: Pick<Agreed, "isInteraidPayment" | "isDirectDebit">
): boolean => {
  switch (event.type) {
    case "order.confirm":
    case "order.refuse":
    case "order.schedule":
    case "order.deliver":
      return isHouse(event.by)
    case "order.invoice":
    case "order.settle":
      return isCreditors(event.by, isInteraidPayment)
    case "order.debitReturned":
    case "order.announceDebit":
      return isDirectDebit && isCreditors(event.by, isInteraidPayment)
    case "order.cancel":
      return true
    case "order.withdraw":
      return event.by === "customer"
  }
}

/**
 * Whether an event that cancels or withdraws an order is allowed in the order's current status; returns true for all
 * other events.
 */
export const mayLeave = (
  event: LifeEvent,
  agreed: Agreed,
  status: OrderStatus,
  facts: LifeFacts
): boolean => {
  if (event.type === "order.withdraw") return mayWithdraw(agreed, status, facts, event.today)
  if (event.type !== "order.cancel") return true
  return event.by === "customer" ? mayCustomerCancel(agreed, status, facts) : mayDealerCancel(status, facts)
}
