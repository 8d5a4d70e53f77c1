import { createFileRoute } from "@tanstack/react-router"
import { loadBaseData } from "../../services/queries/base-data.ts"
import { baseDataHead } from "../../ui/account/base-data/base-data-heads.ts"
import { BaseData } from "../-customer/BaseData.tsx"

/** The customer's page of person, addresses and sign-in. */
export const Route = createFileRoute("/_desk/kunde/stammdaten")({
  staticData: { page: "app", permission: "orders.own", texts: ["account", "baseData"] },
  loader: async (at) => ({
    loaded: await loadBaseData(at, null),
    meta: baseDataHead(at.context.i18n)
  }),
  // what was saved on another page of them must not come back as it was before
  gcTime: 0,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  return <BaseData loaded={Route.useLoaderData().loaded} part={null} />
}
