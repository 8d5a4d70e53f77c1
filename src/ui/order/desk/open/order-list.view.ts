import type { SnapshotFrom } from "xstate"
import { isSameQuery } from "../../../../domain/order/life/order-list-query.ts"
import type { orderListMachine } from "../../../../machines/order-list.machine.ts"

/** State of the list; in `rereading` the previously loaded rows stay visible while they are loaded again. */
export type OrderListState = "loading" | "rereading" | "full" | "empty" | "stale" | "failed" | "expired"

/** Derives the state of the list from the snapshot of its machine. */
export const orderListState = ({
  value,
  context: { query, answered, page }
}: SnapshotFrom<typeof orderListMachine>): OrderListState =>
  value === "loading" && page.items.length > 0 && answered !== null && isSameQuery(answered, query)
    ? "rereading"
    : value
