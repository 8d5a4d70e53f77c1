import { createFileRoute } from "@tanstack/react-router"
import { loadMailLink } from "../services/page/load-mail-link.ts"
import { linkHead } from "./-link-head.ts"
import { LiveNewPassword } from "./-LiveNewPassword.tsx"

/** The link of a mail about a forgotten password: GET shows, POST acts. */
export const Route = createFileRoute("/neues-kennwort-setzen/$token")({
  staticData: { page: "app", texts: ["account"] },
  loader: ({ context: { client }, params }) => loadMailLink(client, "password", params.token),
  // who has followed the link sees what came of it, not that it was used
  staleTime: Number.POSITIVE_INFINITY,
  head: linkHead("password"),
  component: Page
})

function Page() {
  return <LiveNewPassword link={Route.useLoaderData()} token={Route.useParams().token} />
}
