import { createFileRoute } from "@tanstack/react-router"
import { personalDataHead } from "../../ui/account/base-data/base-data-heads.ts"
import { LivePersonalData } from "../-customer/LivePersonalData.tsx"

/** What is kept of an account, for every role: to take along, and to delete. */
export const Route = createFileRoute("/_desk/persoenliche-daten")({
  staticData: { page: "app", permission: "account.self", texts: ["account", "baseData"] },
  loader: ({ context: { i18n } }) => ({ meta: personalDataHead(i18n) }),
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: LivePersonalData
})
