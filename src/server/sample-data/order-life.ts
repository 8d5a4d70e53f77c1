import type { OrderStatus } from "../../domain/order/draft.ts"

/** One step of an order's life: its state and how many days after the order it is reached. */
export interface LifeStep {
  readonly status: OrderStatus
  readonly afterDays: number
}

/** How many days after the order the goods come, or would come. */
export const deliveryAfterDays = 28

const confirmed: ReadonlyArray<LifeStep> = [
  { status: "placed", afterDays: 0 },
  { status: "confirmed", afterDays: 1 }
]
const scheduled: ReadonlyArray<LifeStep> = [...confirmed, { status: "scheduled", afterDays: 3 }]
// the longest lead and window of a sample area lie before this day
const delivered: ReadonlyArray<LifeStep> = [
  ...scheduled,
  { status: "delivered", afterDays: deliveryAfterDays }
]
const invoiced: ReadonlyArray<LifeStep> = [...delivered, { status: "invoiced", afterDays: 30 }]

/** How an order came to each state (rule life.states): the way to settled with its side exits. */
export const lives: Readonly<Record<OrderStatus, ReadonlyArray<LifeStep>>> = {
  placed: confirmed.slice(0, 1),
  confirmed,
  scheduled,
  delivered,
  invoiced,
  settled: [...invoiced, { status: "settled", afterDays: 44 }],
  refused: [...confirmed.slice(0, 1), { status: "refused", afterDays: 1 }],
  cancelledByDealer: [...scheduled, { status: "cancelledByDealer", afterDays: 6 }],
  cancelledByCustomer: [...confirmed.slice(0, 1), { status: "cancelledByCustomer", afterDays: 1 }],
  withdrawn: [...confirmed, { status: "withdrawn", afterDays: 9 }]
}

/** How many days ago such an order was placed: far enough back for its life, and for the next step still to come. */
export const placedDaysAgo = (status: OrderStatus, play: number): number => {
  const last = lives[status].at(-1)?.afterDays ?? 0
  const isUnderWay = status === "placed" || status === "confirmed" || status === "scheduled"
  return last + 1 + Math.floor(play * (isUnderWay ? 2 : 90))
}
