import { type BuyerAct, buyerActs } from "../../domain/order/life/order-acts.ts"
import type { Agreed } from "../../domain/order/life/order-life.ts"
import { type Life, applyEvent } from "./live-on.ts"

const events = { cancelForBuyer: "order.cancel", withdrawForBuyer: "order.withdraw" } as const

/**
 * Returns the actions that the buyer, or staff on the buyer's behalf, may perform on this day, according to the
 * machine.
 */
export const buyerActsOf = (agreed: Agreed, life: Life, today: string): ReadonlyArray<BuyerAct> =>
  buyerActs.filter(
    (act) => applyEvent(agreed, life, { type: events[act], by: "customer", today, reason: "" }) !== undefined
  )
