import { createFileRoute } from "@tanstack/react-router"
import { todayIn } from "../../services/desk/span-query.ts"
import { cancellationsHead } from "../../ui/support/cancellations/cancellations-head.ts"
import { CancellationList } from "../-cancellations/CancellationList.tsx"

/** The list of cancellations of dealers and staff; how the list is looked at stands in the address. */
export const Route = createFileRoute("/_desk/stornomanagement/")({
  staticData: { page: "app", permission: "cancellations.read", texts: ["support"] },
  // the day of the server, so that page and browser begin with the same period
  loader: ({ context: { locale } }) => ({ today: todayIn(locale.countryId, new Date()) }),
  // the address follows what is looked at; nothing is to be loaded for it
  staleTime: Infinity,
  head: ({ match: { context } }) => cancellationsHead(context.i18n),
  component: Page
})

function Page() {
  return <CancellationList today={Route.useLoaderData().today} />
}
