import { createFileRoute } from "@tanstack/react-router"
import { loadAlarmLink } from "../services/page/load-mailed.ts"
import { mailedHead } from "../ui/rating/mailed-heads.ts"
import { LiveAlarmLink } from "./-account/LiveAlarmLink.tsx"

/** The link of an alarm's mail: GET shows, POST acts. */
export const Route = createFileRoute("/benachrichtigungen/$token/bestaetigen")({
  staticData: { page: "app", texts: ["customer"] },
  loader: async ({ context: { client, i18n }, params }) => ({
    link: await loadAlarmLink(client, params.token),
    meta: mailedHead(i18n, "alarm")
  }),
  // who has followed the link sees what came of it, not that it was used
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  return <LiveAlarmLink link={Route.useLoaderData().link} token={Route.useParams().token} />
}
