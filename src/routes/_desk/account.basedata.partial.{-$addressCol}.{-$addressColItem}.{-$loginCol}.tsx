import { createFileRoute, notFound } from "@tanstack/react-router"
import { baseDataPart } from "../../domain/account/base-data-part.ts"
import { loadBaseData } from "../../services/queries/base-data.ts"
import { BaseData } from "../-customer/BaseData.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: columns of the base data, with their own URL (rule account.base-data). */
export const Route = createFileRoute(
  "/_desk/account/basedata/partial/{-$addressCol}/{-$addressColItem}/{-$loginCol}"
)({
  ...deskPage("baseData", { permission: "account.self", texts: ["account", "baseData"] }),
  loader: async (at) => {
    const { params } = at
    const part = baseDataPart([params.addressCol, params.addressColItem, params.loginCol])
    if (part === undefined) throw notFound()
    return { part, loaded: await loadBaseData(at, part.addressId) }
  },
  gcTime: 0,
  component: Page
})

function Page() {
  const { loaded, part } = Route.useLoaderData()
  return <BaseData loaded={loaded} part={part} />
}
