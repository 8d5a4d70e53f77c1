import { createFileRoute, useRouter } from "@tanstack/react-router"
import { personName } from "../../domain/account/session.ts"
import { loadCustomerHome } from "../../services/page/load-customer.ts"
import { customerHead } from "../../ui/customer/customer-heads.ts"
import { HomePage } from "../../ui/customer/HomePage.tsx"
import { useRateOrder } from "../-customer/use-rate-order.ts"

/** The customer's home (rule account.home). */
export const Route = createFileRoute("/_desk/kunde/startseite")({
  staticData: { page: "app", permission: "orders.own", texts: ["customer"] },
  loader: async ({ context: { client, i18n } }) => ({
    home: await loadCustomerHome(client),
    meta: customerHead(i18n, "home")
  }),
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const router = useRouter()
  const { home } = Route.useLoaderData()
  const { session } = Route.useRouteContext().page
  const name = session === null ? "" : personName(session)
  return <HomePage name={name} home={home} onRate={useRateOrder()} onRetry={() => void router.invalidate()} />
}
