import { type BuyerAct, buyerActs } from "../../domain/order/life/order-acts.ts"
import type { Agreed } from "../../domain/order/life/order-life.ts"
import { type Life, applyEvent } from "./live-on.ts"

const events = { cancelForBuyer: "order.cancel", withdrawForBuyer: "order.withdraw" } as const

/** What the buyer may do with an order on this day, and staff in the buyer's place, as its machine says. */
export const buyerActsOf = (agreed: Agreed, life: Life, today: string): ReadonlyArray<BuyerAct> =>
  buyerActs.filter(
    (act) => applyEvent(agreed, life, { type: events[act], by: "customer", today, reason: "" }) !== undefined
  )
