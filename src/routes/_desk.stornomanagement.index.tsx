import { createFileRoute } from "@tanstack/react-router"
import { isoOfDay } from "../domain/price/local-day.ts"
import { cancellationsHead } from "../ui/support/cancellations/cancellations-head.ts"
import { CancellationDesk } from "./-CancellationDesk.tsx"

/** The cancellation desk of dealers and staff (accounts.md 4); how the list is looked at stands in the address. */
export const Route = createFileRoute("/_desk/stornomanagement/")({
  staticData: { page: "app", permission: "cancellations.read", texts: ["support"] },
  // the day of the server, so that page and browser begin with the same period
  loader: () => ({ today: isoOfDay(Math.floor(Date.now() / 86_400_000)) }),
  // the address follows what is looked at; nothing is to be loaded for it
  staleTime: Infinity,
  head: ({ match: { context } }) => cancellationsHead(context.i18n),
  component: Page
})

function Page() {
  return <CancellationDesk today={Route.useLoaderData().today} />
}
