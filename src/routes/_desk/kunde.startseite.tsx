import { createFileRoute } from "@tanstack/react-router"
import { personName } from "../../domain/account/session.ts"
import { loaded } from "../../services/queries/ask.ts"
import { home } from "../../services/queries/customer.ts"
import { HomePage } from "../../ui/customer/HomePage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"
import { useDiscardDraft } from "../-customer/use-discard-draft.ts"
import { useRateOrder } from "../-customer/use-rate-order.ts"

/** Page: a customer's home page (rule account.home). */
export const Route = createFileRoute("/_desk/kunde/startseite")({
  ...deskPage("home", { texts: ["customer"] }),
  loader: (at) => loaded(at, home),
  component: Page
})

function Page() {
  const { value = null, onRetry } = useLoaded(home, Route.useLoaderData())
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
