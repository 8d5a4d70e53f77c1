import { createFileRoute } from "@tanstack/react-router"
import { may } from "../../services/desk/may.ts"
import { loaded } from "../../services/queries/ask.ts"
import { failedMails, ownAccount } from "../../services/queries/support.ts"
import { Entrance } from "../-desk/Entrance.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: the home page of staff with their permitted pages and pending work. */
export const Route = createFileRoute("/_desk/support/")({
  ...deskPage("support"),
  loader: async (at) => {
    const [own, failed] = await Promise.all([
      loaded(at, ownAccount),
      may(at.context.page, "outbox.read") ? loaded(at, failedMails) : undefined
    ])
    return { own, failed }
  },
  component: Page
})

function Page() {
  return <Entrance {...Route.useLoaderData()} />
}
