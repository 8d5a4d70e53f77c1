import { createFileRoute } from "@tanstack/react-router"
import { LivePersonalData } from "../-customer/LivePersonalData.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: the stored data of an account, for every role: export and deletion. */
export const Route = createFileRoute("/_desk/persoenliche-daten")({
  ...deskPage("personalData", { texts: ["account", "baseData"] }),
  component: LivePersonalData
})
