import { useRouteContext } from "@tanstack/react-router"
import { may } from "../../services/desk/may.ts"
import type { DeskTab } from "../../ui/kit/desk/DeskTabs.tsx"

/** Returns the lists of orders that the user may open. */
export const useDeskTabs = (): ReadonlyArray<DeskTab> => {
  const { page } = useRouteContext({ from: "__root__" })
  const tabs: ReadonlyArray<DeskTab | false> = [
    may(page, "orders.sell") && "openOrders",
    may(page, "cancellations.read") && "cancellations",
    may(page, "orders.bill") && "billing"
  ]
  return tabs.filter((tab) => tab !== false)
}
