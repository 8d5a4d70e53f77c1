import type { OrderStatus } from "../../domain/order/draft.ts"

/** One step of an order's life: its status, and the number of days after the order. */
export interface LifeStep {
  readonly status: OrderStatus
  readonly afterDays: number
}

/** Number of days from the order to the (possible) delivery. */
export const deliveryAfterDays = 28

const confirmed: ReadonlyArray<LifeStep> = [
  { status: "placed", afterDays: 0 },
  { status: "confirmed", afterDays: 1 }
]
const scheduled: ReadonlyArray<LifeStep> = [...confirmed, { status: "scheduled", afterDays: 3 }]
// the longest lead time and the longest delivery window of a sample area end before the day of delivery
const delivered: ReadonlyArray<LifeStep> = [
  ...scheduled,
  { status: "delivered", afterDays: deliveryAfterDays }
]
const invoiced: ReadonlyArray<LifeStep> = [...delivered, { status: "invoiced", afterDays: 30 }]

/**
 * The steps of an order on its way to each status (rule life.states): the regular course up to "settled", and the
 * courses that leave it.
 */
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

/**
 * Returns how many days ago an order with this status was placed: long enough for its past steps, but not long enough
 * for the next step.
 */
export const placedDaysAgo = (status: OrderStatus, play: number): number => {
  const last = lives[status].at(-1)?.afterDays ?? 0
  const isUnderWay = status === "placed" || status === "confirmed" || status === "scheduled"
  return last + 1 + Math.floor(play * (isUnderWay ? 2 : 90))
}
