import { createFileRoute } from "@tanstack/react-router"
import { supportInfo, supportOutbox } from "../../services/client/account-routes.gen.ts"
import { loadedOf } from "../../services/desk/loaded.ts"
import { may } from "../../services/desk/may.ts"
import { recordsHead } from "../../ui/support/records-heads.ts"
import { Entrance } from "../-desk/Entrance.tsx"

/** As many of the mails that were given up as are seen at a glance. */
const glance = 5

/** The entrance of staff: what each may do, and what waits for them. */
export const Route = createFileRoute("/_desk/support/")({
  staticData: { page: "app", permission: "support.enter", texts: ["support"] },
  loader: async ({ context: { client, page } }) => {
    const [own, failed] = await Promise.all([
      client.call(supportInfo, {}),
      may(page, "outbox.read")
        ? client.call(supportOutbox, { query: { state: "failed", size: glance } })
        : undefined
    ])
    return { own: loadedOf(own), failed: failed && loadedOf(failed) }
  },
  head: ({ match: { context } }) => recordsHead(context.i18n, "entrance"),
  component: Page
})

function Page() {
  const { own, failed } = Route.useLoaderData()
  const { page, client } = Route.useRouteContext()
  return <Entrance own={own} failed={failed} page={page} client={client} />
}
