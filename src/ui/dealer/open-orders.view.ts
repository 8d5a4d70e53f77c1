import type { SnapshotFrom } from "xstate"
import { isSameQuery } from "../../domain/order/life/open-orders-query.ts"
import type { openOrdersMachine } from "../../machines/open-orders.machine.ts"

/** State of the list; in `rereading` the previously loaded rows stay visible while they are loaded again. */
export type OpenOrdersState = "loading" | "rereading" | "full" | "empty" | "stale" | "failed" | "expired"

/** The state of the list as a projection of its machine. */
export const openOrdersState = ({
  value,
  context: { query, answered, page }
}: SnapshotFrom<typeof openOrdersMachine>): OpenOrdersState =>
  value === "loading" && page.items.length > 0 && answered !== null && isSameQuery(answered, query)
    ? "rereading"
    : value
