import { createFileRoute } from "@tanstack/react-router"
import { LivePersonalData } from "../-customer/LivePersonalData.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** What is kept of an account, for every role: to take along, and to delete. */
export const Route = createFileRoute("/_desk/persoenliche-daten")({
  ...deskPage("personalData", { texts: ["account", "baseData"] }),
  component: LivePersonalData
})
