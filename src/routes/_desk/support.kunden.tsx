import { createFileRoute } from "@tanstack/react-router"
import { listQueryOf } from "../../services/desk/list-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { customers } from "../../services/queries/support.ts"
import { CustomersPage } from "../../ui/support/CustomersPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useCustomers = deskList("customers", listQueryOf, customers)

/** Page: the list of customers; search text and page number are in the URL. */
export const Route = createFileRoute("/_desk/support/kunden")({
  ...deskPage("customers"),
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: (at) => loaded(at, customers(at.deps)),
  component: Customers
})

function Customers() {
  return <CustomersPage {...useCustomers(Route.useLoaderDeps(), Route.useLoaderData())} />
}
