import { createFileRoute } from "@tanstack/react-router"
import { LiveNewPassword } from "./-LiveNewPassword.tsx"

/** The link of a mail about a forgotten password: GET shows, POST acts. */
export const Route = createFileRoute("/neues-kennwort-setzen/$token")({
  staticData: { page: "app", texts: ["account"] },
  loader: async ({ context: { client }, params }) => {
    const { loadMailLink } = await import("../services/page/load-mail-link.ts")
    return loadMailLink(client, "password", params.token)
  },
  // who has followed the link sees what came of it, not that it was used
  staleTime: Number.POSITIVE_INFINITY,
  head: async ({ match: { context } }) => ({
    meta: (await import("../ui/account/account-heads.ts")).secretHead(context.i18n, "password")
  }),
  component: Page
})

function Page() {
  return <LiveNewPassword link={Route.useLoaderData()} token={Route.useParams().token} />
}
