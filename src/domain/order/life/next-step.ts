import { dayAfter } from "../../price/local-day.ts"
import type { OrderStatus } from "../draft.ts"
import type { AmountDue } from "./amount-due.ts"
import type { LifeFacts } from "./order-life.ts"

/** The next steps of an order; the order's page has an introductory sentence for each of them (rule life.next). */
export const nextSteps = [
  "sellerConfirms",
  "sellerNamesDay",
  "delivery",
  "deliveryToday",
  "deliveryTomorrow",
  /** The agreed day has passed and no delivery was reported. */
  "deliveryUnreported",
  "restOfStations",
  "billComes",
  "transfer",
  "debit",
  "debitAnnounced",
  "instalments",
  "moneyCame",
  "done",
  "refused",
  "cancelledByDealer",
  "cancelledByCustomer",
  "withdrawn",
  "goodsGoBack"
] as const

export interface NextStep {
  readonly kind: (typeof nextSteps)[number]
  /** Local day of the step; `null` if no day is set. */
  readonly day: string | null
}

const hasGoods = ({ delivery, stations }: LifeFacts): boolean => delivery !== null || stations.length > 0

const deliveryStep = ({ scheduledDay, stations }: LifeFacts, today: string): NextStep => {
  if (stations.length > 0) return { kind: "restOfStations", day: null }
  if (scheduledDay === null) return { kind: "sellerNamesDay", day: null }
  if (scheduledDay < today) return { kind: "deliveryUnreported", day: scheduledDay }
  if (scheduledDay === today) return { kind: "deliveryToday", day: scheduledDay }
  const isTomorrow = scheduledDay === dayAfter(today)
  return { kind: isTomorrow ? "deliveryTomorrow" : "delivery", day: scheduledDay }
}

const paymentStep = ({ when, way, day }: AmountDue): NextStep => {
  switch (when) {
    case "paid":
      return { kind: "moneyCame", day: null }
    case "byPlan":
      return { kind: "instalments", day: null }
    case "onDay":
      return { kind: "debitAnnounced", day }
    default:
      return { kind: way === "debit" ? "debit" : "transfer", day: null }
  }
}

/**
 * Returns the next step, which depends on the order's status, the amount due and the local day of the order's country.
 */
export const nextStep = (status: OrderStatus, facts: LifeFacts, due: AmountDue, today: string): NextStep => {
  switch (status) {
    case "placed":
      return { kind: "sellerConfirms", day: null }
    case "confirmed":
      return { kind: facts.stations.length > 0 ? "restOfStations" : "sellerNamesDay", day: null }
    case "scheduled":
      return deliveryStep(facts, today)
    case "delivered":
      return { kind: "billComes", day: null }
    case "invoiced":
      return paymentStep(due)
    case "settled":
      return { kind: "done", day: null }
    case "withdrawn":
      return { kind: hasGoods(facts) ? "goodsGoBack" : "withdrawn", day: null }
    case "refused":
    case "cancelledByDealer":
    case "cancelledByCustomer":
      return { kind: status, day: null }
  }
}
