import { createFileRoute } from "@tanstack/react-router"
import { todayIn } from "../../services/desk/span-query.ts"
import { begunWith } from "../-cancellations/begun-with.ts"
import { CancellationList } from "../-cancellations/CancellationList.tsx"
import { loadNewest } from "../-cancellations/load-newest.ts"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: the list of cancellations for dealers and staff; the view of the list is in the URL. */
export const Route = createFileRoute("/_desk/stornomanagement/")({
  ...deskPage("cancellations"),
  loader: async (at) => {
    const { locale, page } = at.context
    // the server's current day, so that server and browser render the same period
    const today = todayIn(locale.countryId, new Date())
    return { today, newest: await loadNewest(at, begunWith(at.location.search, today, page.session)) }
  },
  // the URL follows the view of the list; this must not reload data
  staleTime: Infinity,
  // and a later visit must not show outdated rows
  gcTime: 0,
  component: Page
})

function Page() {
  return <CancellationList {...Route.useLoaderData()} />
}
