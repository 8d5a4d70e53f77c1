import { callProblems, type LifeProblem, lifeProblems } from "./life-problems.ts"
import { dayOffOf } from "./day-off.ts"
import { behalfProblems } from "./on-behalf.ts"
import type { OpenOrder } from "./open-order.ts"
import { type BuyerAct, isWordless, type OrderAct, type PlainAct } from "./order-acts.ts"
import type { Agreed, LifeEvent, LifeFacts } from "./order-life.ts"

/** Maximum length of a free-text reason in the forms; the server rejects longer reasons. */
export const longestReason = 1000

/** Maximum length of a bill number given by the seller. */
export const longestInvoiceNumber = 40

/** Reason why staff act on behalf of another party; missing if a dealer acts. */
interface OnBehalf {
  readonly behalfReason?: string
}

/** A request of a seller as typed; an empty amount is `null`. */
export type SellerWish = OnBehalf & Wished

type Wished =
  | { readonly act: PlainAct }
  /** If no number is given, the bill gets the next number of the seller's series. */
  | { readonly act: "invoice"; readonly invoiceNumber: string }
  | { readonly act: "debitReturned"; readonly reason: string }
  /** Made at the buyer's request; a reason is optional. */
  | { readonly act: BuyerAct; readonly reason: string }
  | { readonly act: "refuse"; readonly reason: string }
  | { readonly act: "cancel"; readonly reason: string }
  | {
      readonly act: "schedule"
      readonly day: string
      readonly reason: string
      /**
       * A Sunday, holiday or closure day that the seller has confirmed as intended; this field is not sent to the
       * server.
       */
      readonly meantDay?: string
    }
  | {
      readonly act: "deliver"
      readonly day: string
      readonly amount: number | null
      readonly isMixed: boolean
      readonly reason: string
      /** Station number, counted from 1, if there are several. */
      readonly station?: number
    }

type Rules = Pick<Agreed, "windowStart" | "windowEnd" | "amount" | "stationAmounts">

const rulesOf = (order: OpenOrder): Rules => ({
  windowStart: order.startDeliveryPeriodDate,
  windowEnd: order.endDeliveryPeriodDate,
  amount: order.amount,
  stationAmounts: order.stations.map(({ amount }) => amount)
})

const factsOf = ({ stations }: OpenOrder): Pick<LifeFacts, "stations"> => ({
  stations: stations.flatMap(({ station, deliveredAmount }) =>
    deliveredAmount === null ? [] : [{ station, amount: deliveredAmount, day: "", isMixed: false }]
  )
})

const eventOf = (wish: Wished, by: "seller" | "operator", today: string): LifeEvent => {
  const who = { by, today } as const
  switch (wish.act) {
    case "confirm":
      return { type: "order.confirm", ...who }
    case "cancelForBuyer":
      return { type: "order.cancel", reason: wish.reason, by: "customer", today }
    case "withdrawForBuyer":
      return { type: "order.withdraw", reason: wish.reason, by: "customer", today }
    case "announceDebit":
      return { type: "order.announceDebit", ...who }
    case "settle":
      return { type: "order.settle", ...who }
    case "invoice":
      return { type: "order.invoice", invoiceNumber: wish.invoiceNumber, ...who }
    case "debitReturned":
      return { type: "order.debitReturned", reason: wish.reason, ...who }
    case "refuse":
      return { type: "order.refuse", reason: wish.reason, ...who }
    case "cancel":
      return { type: "order.cancel", reason: wish.reason, ...who }
    case "schedule":
      return { type: "order.schedule", day: wish.day, reason: wish.reason, ...who }
    case "deliver": {
      const { day, isMixed, reason, station, amount } = wish
      const goods = { day, isMixed, reason, amount: amount ?? 0 }
      return { type: "order.deliver", ...goods, ...(station !== undefined && { station }), ...who }
    }
  }
}

/**
 * Returns a validation error if the day is a day off that the seller has not confirmed; a confirmation is valid only
 * for exactly this day (rule dealer.day-off).
 */
const dayOffProblems = (order: OpenOrder, wish: SellerWish, today: string): ReadonlyArray<LifeProblem> => {
  if (wish.act !== "schedule" || wish.day < today || wish.meantDay === wish.day) return []
  const code = dayOffOf(order, wish.day)
  return code === undefined ? [] : [{ code, field: "day", params: { day: wish.day } }]
}

/**
 * Returns the validation errors for a request, by the same rules as on the server (rule life.states); `today` is the
 * local date of the order's country.
 */
export const wishProblems = (
  order: OpenOrder,
  wish: SellerWish,
  today: string
): ReadonlyArray<LifeProblem> => {
  if (wish.act === "invoice" && wish.invoiceNumber === "") return []
  const isHouse = order.seat === "house"
  const event = eventOf(wish, isHouse ? "operator" : "seller", today)
  const found = [
    ...callProblems(rulesOf(order), event),
    ...lifeProblems(rulesOf(order), event, factsOf(order)),
    ...dayOffProblems(order, wish, today),
    ...behalfProblems(event, isHouse, wish.behalfReason ?? "")
  ]
  // an empty amount must not count as a delivery of 0
  return wish.act === "deliver" && wish.amount === null
    ? [
        ...found.filter(({ field, code }) => field !== "amount" && code !== "amountBeyondTolerance"),
        { code: "required", field: "amount" }
      ]
    : found
}

/**
 * Whether an action needs only one click. An action on behalf of another party needs more, because a reason must be
 * given.
 */
export const isPlainAct = ({ seat }: Pick<OpenOrder, "seat">, act: OrderAct): act is PlainAct =>
  isWordless(act) && seat === "dealer"
