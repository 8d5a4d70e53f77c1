import { createFileRoute } from "@tanstack/react-router"
import { loadMailLink } from "../services/page/load-mail-link.ts"
import { linkHead } from "./-link-head.ts"
import { LiveConfirm } from "./-LiveConfirm.tsx"

/** The link of a mail about a new address: GET shows, POST acts. */
export const Route = createFileRoute("/email-anpassung-bestaetigen/$token")({
  staticData: { page: "app", texts: ["account"] },
  loader: ({ context: { client }, params }) => loadMailLink(client, "email", params.token),
  // who has followed the link sees what came of it, not that it was used
  staleTime: Number.POSITIVE_INFINITY,
  head: linkHead("email"),
  component: Page
})

function Page() {
  return <LiveConfirm what="email" link={Route.useLoaderData()} token={Route.useParams().token} />
}
