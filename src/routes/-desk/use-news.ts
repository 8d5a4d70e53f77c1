import type { QueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { hasCome, seenAfter } from "../../domain/order/life/newest-placed.ts"
import { waitingOrders } from "../../services/queries/orders.ts"
import type { OrderRowView } from "../../ui/order/desk/order-row.view.ts"
import { useWaitingOrders } from "./use-waiting-orders.ts"

/**
 * Keeps a dealer's list and the menu counts consistent: a new order reloads the list, and a completed act reloads the
 * counts. If only counts change, the list is not reloaded, so that rows do not move under the pointer.
 */
export const useNews = (
  rows: ReadonlyArray<OrderRowView>,
  queries: QueryClient,
  onLoad: () => void
): void => {
  const latest = useWaitingOrders()?.latest
  const seen = useRef(latest)
  useEffect(() => {
    const isNew = hasCome(seen.current, latest)
    seen.current = seenAfter(seen.current, latest)
    if (isNew) onLoad()
  }, [latest, onLoad])
  const done = rows.filter(({ state }) => state === "done").length
  useEffect(() => {
    if (done > 0) void queries.invalidateQueries({ queryKey: waitingOrders.key })
  }, [done, queries])
}
