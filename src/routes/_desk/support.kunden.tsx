import { createFileRoute } from "@tanstack/react-router"
import { supportCustomers } from "../../services/client/account-routes.gen.ts"
import { callQueryOf, listPath, listQueryOf } from "../../services/desk/list-query.ts"
import { loadedOf } from "../../services/desk/loaded.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { CustomersPage } from "../../ui/support/CustomersPage.tsx"
import { peopleHead } from "../../ui/support/people-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The customers; words and page stand in the address. */
export const Route = createFileRoute("/_desk/support/kunden")({
  staticData: { page: "app", permission: "customers.read", texts: ["support"] },
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: async ({ context: { client }, deps: { suche, seite } }) =>
    loadedOf(
      await client.call(supportCustomers, {
        query: callQueryOf({ ...(suche !== undefined && { suche }), ...(seite !== undefined && { seite }) })
      })
    ),
  head: ({ match: { context } }) => peopleHead(context.i18n, "customers"),
  component: Customers
})

function Customers() {
  const loaded = Route.useLoaderData()
  const list = useStaffList(loaded)
  const query = Route.useLoaderDeps()
  const href = useHref()
  return (
    <CustomersPage
      {...list}
      words={query.suche ?? ""}
      hrefOf={(seite) => href(listPath("/support/kunden", listQueryOf({ ...query, seite: String(seite) })))}
    />
  )
}
