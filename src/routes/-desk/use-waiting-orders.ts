import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { rowsFor } from "../../services/desk/may.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { waitingOrders } from "../../services/queries/orders.ts"

/** A window that stays open asks so often, in ms; a hidden one does not (rule dealer.order-list). */
const askedEvery = 60_000

/**
 * What waits for the dealer whom the user works for; undefined before the first answer, and for users who have all dealers'
 * orders. Without an answer, the last one stays, and no page is lost for it.
 */
export const useWaitingOrders = () => {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const isDealer = rowsFor(page, "orders.sell") === "own"
  const { data } = useQuery({
    ...queryOf(client, waitingOrders),
    enabled: isDealer,
    staleTime: askedEvery,
    refetchInterval: askedEvery
  })
  return data
}
