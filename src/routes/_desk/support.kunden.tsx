import { createFileRoute } from "@tanstack/react-router"
import { listQueryOf } from "../../services/desk/list-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { customers } from "../../services/queries/support.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { CustomersPage } from "../../ui/support/CustomersPage.tsx"
import { peopleHead } from "../../ui/support/people-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The customers; words and page stand in the address. */
export const Route = createFileRoute("/_desk/support/kunden")({
  staticData: { page: "app", permission: "customers.read", texts: ["support"] },
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: (at) => loaded(at, customers(at.deps)),
  head: ({ match: { context } }) => peopleHead(context.i18n, "customers"),
  component: Customers
})

function Customers() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(customers(query), Route.useLoaderData())
  const href = useHref()
  return (
    <CustomersPage
      {...list}
      words={query.suche ?? ""}
      hrefOf={(seite) => href(queryPath("/support/kunden", listQueryOf({ ...query, seite: String(seite) })))}
    />
  )
}
