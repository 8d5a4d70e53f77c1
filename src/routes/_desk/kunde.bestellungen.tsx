import { createFileRoute } from "@tanstack/react-router"
import { pageIn } from "../../services/desk/orders/own-orders-page.ts"
import { loaded } from "../../services/queries/ask.ts"
import { ownOrders } from "../../services/queries/customer.ts"
import { OrdersPage } from "../../ui/customer/OrdersPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"
import { useRateOrder } from "../-customer/use-rate-order.ts"

/** Page: all of a customer's own orders, with pagination (rule account.area); the page number is in the URL. */
export const Route = createFileRoute("/_desk/kunde/bestellungen")({
  ...deskPage("orders", { texts: ["customer"] }),
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  loader: (at) => loaded(at, ownOrders(at.deps.page)),
  component: Page
})

function Page() {
  const { page } = Route.useLoaderDeps()
  const { value = null, onRetry } = useLoaded(ownOrders(page), Route.useLoaderData())
  return <OrdersPage orders={value} onRate={useRateOrder()} onRetry={onRetry} />
}
