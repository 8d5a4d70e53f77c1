import { createFileRoute, notFound } from "@tanstack/react-router"
import { baseDataPart } from "../../domain/account/base-data-part.ts"
import { loadBaseData } from "../../services/page/load-base-data.ts"
import { baseDataHead } from "../../ui/account/base-data/base-data-heads.ts"
import { BaseData } from "../-customer/BaseData.tsx"

/** Columns of the base data by an address of their own (rule account.base-data). */
export const Route = createFileRoute(
  "/_desk/account/basedata/partial/{-$addressCol}/{-$addressColItem}/{-$loginCol}"
)({
  staticData: { page: "app", permission: "account.self", texts: ["account", "baseData"] },
  loader: async ({ context: { client, i18n }, params }) => {
    const part = baseDataPart([params.addressCol, params.addressColItem, params.loginCol])
    if (part === undefined) throw notFound()
    return { part, loaded: await loadBaseData(client, part.addressId), meta: baseDataHead(i18n) }
  },
  gcTime: 0,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { loaded, part } = Route.useLoaderData()
  return <BaseData loaded={loaded} part={part} />
}
