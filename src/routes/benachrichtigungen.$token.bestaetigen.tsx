import { createFileRoute } from "@tanstack/react-router"
import { loadAlarmLink } from "../services/page/load-mailed.ts"
import { mailedHead } from "../ui/rating/mailed-heads.ts"
import { followAlarm } from "./-account/follow-alarm.ts"
import { LiveAlarmLink } from "./-account/LiveAlarmLink.tsx"

/** Page for the link in an alarm's mail: GET shows the page, POST performs the action. */
export const Route = createFileRoute("/benachrichtigungen/$token/bestaetigen")({
  staticData: { page: "app", texts: ["customer"], takesForm: true },
  loader: async ({ context: { client, i18n, posted }, params: { token } }) => {
    const link = await loadAlarmLink(client, token)
    return {
      link,
      // the button was pressed without JavaScript
      ...(posted !== undefined && link.kind === "valid" && { outcome: await followAlarm(client, token) }),
      meta: mailedHead(i18n, "alarm")
    }
  },
  // after the action, the result is shown instead of the message that the link was already used
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { link, outcome } = Route.useLoaderData()
  return <LiveAlarmLink link={link} outcome={outcome} token={Route.useParams().token} />
}
