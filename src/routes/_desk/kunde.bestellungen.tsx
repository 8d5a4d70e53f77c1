import { createFileRoute } from "@tanstack/react-router"
import { pageIn } from "../../services/desk/orders-page.ts"
import { loaded } from "../../services/queries/ask.ts"
import { ownOrders } from "../../services/queries/customer.ts"
import { customerHead } from "../../ui/customer/customer-heads.ts"
import { OrdersPage } from "../../ui/customer/OrdersPage.tsx"
import { useLoaded } from "../-desk/use-loaded.ts"
import { useRateOrder } from "../-customer/use-rate-order.ts"

/** All own orders, page by page (rule account.area); the page stands in the address. */
export const Route = createFileRoute("/_desk/kunde/bestellungen")({
  staticData: { page: "app", permission: "orders.own", texts: ["customer"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  loader: async (at) => ({
    first: await loaded(at, ownOrders(at.deps.page)),
    meta: customerHead(at.context.i18n, "orders")
  }),
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { page } = Route.useLoaderDeps()
  const { value = null, onRetry } = useLoaded(ownOrders(page), Route.useLoaderData().first)
  return <OrdersPage orders={value} onRate={useRateOrder()} onRetry={onRetry} />
}
