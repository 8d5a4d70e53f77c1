import type { LoggedEvent, OrderStatus, OrderView } from "./draft.ts"

/** The statuses in the normal course of an order; every other status ends the order (rule life.states). */
const course: ReadonlyArray<OrderStatus> = [
  "placed",
  "confirmed",
  "scheduled",
  "delivered",
  "invoiced",
  "settled"
]

/** Whether a status ends an order outside its normal course: refused, cancelled or withdrawn. */
export const endsApart = (state: OrderStatus): boolean => !course.includes(state)

/** A stage of an order's life; a future stage has no time. */
export interface OrderStation {
  readonly state: OrderStatus
  readonly at: string | undefined
  /** The event that led to this stage; `undefined` for future stages and in old logs without events. */
  readonly event: LoggedEvent | undefined
}

/**
 * Returns the past stages with their times, then the future ones; an order that ended outside its normal course has no
 * future stages.
 */
export const orderStations = ({
  timeline,
  status
}: Pick<OrderView, "timeline" | "status">): ReadonlyArray<OrderStation> => {
  const past = timeline.map(({ state, at, event }) => ({ state, at, event }))
  const coming = course.includes(status) ? course.slice(course.indexOf(status) + 1) : []
  return [...past, ...coming.map((state) => ({ state, at: undefined, event: undefined }))]
}
