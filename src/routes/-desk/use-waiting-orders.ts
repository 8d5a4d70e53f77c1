import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { rowsFor } from "../../services/desk/may.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { waitingOrders } from "../../services/queries/orders.ts"

/**
 * Counts of open orders for the user's own dealer; `undefined` before the first answer, and for users who see all
 * dealers' orders. Refreshed in a visible window, not in a hidden one (rule dealer.order-list). Without a new answer the last one stays, and the page does not fail.
 */
export const useWaitingOrders = () => {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const isDealer = rowsFor(page, "orders.sell") === "own"
  const { data } = useQuery({
    ...queryOf(client, waitingOrders),
    enabled: isDealer,
    staleTime: waitingOrders.askedEvery
  })
  return data
}
