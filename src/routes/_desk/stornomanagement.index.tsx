import { createFileRoute } from "@tanstack/react-router"
import { todayIn } from "../../services/desk/span-query.ts"
import { begunWith } from "../-cancellations/begun-with.ts"
import { CancellationList } from "../-cancellations/CancellationList.tsx"
import { loadNewest } from "../-cancellations/load-newest.ts"
import { deskPage } from "../-desk/desk-page.ts"

/** The list of cancellations of dealers and staff; how the list is looked at stands in the address. */
export const Route = createFileRoute("/_desk/stornomanagement/")({
  ...deskPage("cancellations"),
  loader: async (at) => {
    const { locale, page } = at.context
    // the day of the server, so that page and browser begin with the same period
    const today = todayIn(locale.countryId, new Date())
    return { today, newest: await loadNewest(at, begunWith(at.location.search, today, page.session)) }
  },
  // the address follows what is looked at; nothing is to be loaded for it
  staleTime: Infinity,
  // and who comes back sees no rows of a while ago
  gcTime: 0,
  component: Page
})

function Page() {
  return <CancellationList {...Route.useLoaderData()} />
}
