import { createFileRoute } from "@tanstack/react-router"
import { personName } from "../../domain/account/session.ts"
import { loaded } from "../../services/queries/ask.ts"
import { home } from "../../services/queries/customer.ts"
import { customerHead } from "../../ui/customer/customer-heads.ts"
import { HomePage } from "../../ui/customer/HomePage.tsx"
import { useLoaded } from "../-desk/use-loaded.ts"
import { useDiscardDraft } from "../-customer/use-discard-draft.ts"
import { useRateOrder } from "../-customer/use-rate-order.ts"

/** The customer's home (rule account.home). */
export const Route = createFileRoute("/_desk/kunde/startseite")({
  staticData: { page: "app", permission: "orders.own", texts: ["customer"] },
  loader: async (at) => ({
    first: await loaded(at, home),
    meta: customerHead(at.context.i18n, "home")
  }),
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { value = null, onRetry } = useLoaded(home, Route.useLoaderData().first)
  const { session } = Route.useRouteContext().page
  const name = session === null ? "" : personName(session)
  return (
    <HomePage
      name={name}
      shown={value}
      onRate={useRateOrder()}
      onDiscard={useDiscardDraft()}
      onRetry={onRetry}
    />
  )
}
