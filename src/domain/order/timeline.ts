import type { LoggedEvent, OrderStatus, OrderView } from "./draft.ts"

/** The way of an order that goes well; everything else ends it where it stands (rule life.states). */
const course: ReadonlyArray<OrderStatus> = [
  "placed",
  "confirmed",
  "scheduled",
  "delivered",
  "invoiced",
  "settled"
]

/** Whether an order ends there apart from its way: refused, cancelled or withdrawn. */
export const endsApart = (state: OrderStatus): boolean => !course.includes(state)

/** A station of an order's life; one that is still to come has no moment. */
export interface OrderStation {
  readonly state: OrderStatus
  readonly at: string | undefined
  /** What has led there; unknown for what is to come, and where an old log does not say. */
  readonly event: LoggedEvent | undefined
}

/** What has happened, with its time, and what comes; an order that ended apart has nothing to come. */
export const orderStations = ({
  timeline,
  status
}: Pick<OrderView, "timeline" | "status">): ReadonlyArray<OrderStation> => {
  const past = timeline.map(({ state, at, event }) => ({ state, at, event }))
  const coming = course.includes(status) ? course.slice(course.indexOf(status) + 1) : []
  return [...past, ...coming.map((state) => ({ state, at: undefined, event: undefined }))]
}
