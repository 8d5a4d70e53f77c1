import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { rowsFor } from "../../services/desk/may.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { waitingOrders } from "../../services/queries/orders.ts"

/**
 * Returns the counts of open orders for the user's own dealer; `undefined` before the first response, and for users who
 * see all dealers' orders. Refreshed in a visible window, not in a hidden one (rule dealer.order-list). If no new
 * response arrives, the last counts stay, and the page does not fail.
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
