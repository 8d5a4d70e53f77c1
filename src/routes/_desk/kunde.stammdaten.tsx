import { createFileRoute } from "@tanstack/react-router"
import { loadBaseData } from "../../services/queries/base-data.ts"
import { BaseData } from "../-customer/BaseData.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: a customer's personal data, addresses and sign-in data. */
export const Route = createFileRoute("/_desk/kunde/stammdaten")({
  ...deskPage("baseData", { texts: ["account", "baseData"] }),
  loader: (at) => loadBaseData(at, null),
  // values saved on another of these pages must not be restored from a cache
  gcTime: 0,
  component: Page
})

function Page() {
  return <BaseData loaded={Route.useLoaderData()} part={null} />
}
