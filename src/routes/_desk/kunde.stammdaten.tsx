import { createFileRoute } from "@tanstack/react-router"
import { loadBaseData } from "../../services/queries/base-data.ts"
import { BaseData } from "../-customer/BaseData.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** The customer's page of person, addresses and sign-in. */
export const Route = createFileRoute("/_desk/kunde/stammdaten")({
  ...deskPage("baseData", { texts: ["account", "baseData"] }),
  loader: (at) => loadBaseData(at, null),
  // what was saved on another page of them must not come back as it was before
  gcTime: 0,
  component: Page
})

function Page() {
  return <BaseData loaded={Route.useLoaderData()} part={null} />
}
