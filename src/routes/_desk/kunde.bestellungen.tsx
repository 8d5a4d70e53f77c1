import { createFileRoute, useRouter } from "@tanstack/react-router"
import { loadOwnOrders, pageIn } from "../../services/page/load-customer.ts"
import { customerHead } from "../../ui/customer/customer-heads.ts"
import { OrdersPage } from "../../ui/customer/OrdersPage.tsx"
import { useRateOrder } from "../-customer/use-rate-order.ts"

/** All own orders, page by page (rule account.area); the page stands in the address. */
export const Route = createFileRoute("/_desk/kunde/bestellungen")({
  staticData: { page: "app", permission: "orders.own", texts: ["customer"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  loader: async ({ context: { client, i18n }, deps: { page } }) => ({
    orders: await loadOwnOrders(client, page),
    meta: customerHead(i18n, "orders")
  }),
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const router = useRouter()
  const { orders } = Route.useLoaderData()
  return <OrdersPage orders={orders} onRate={useRateOrder()} onRetry={() => void router.invalidate()} />
}
