import { createFileRoute } from "@tanstack/react-router"
import { LiveConfirm } from "./-LiveConfirm.tsx"

/** The link of a mail about a new address: GET shows, POST acts. */
export const Route = createFileRoute("/email-anpassung-bestaetigen/$token")({
  staticData: { page: "app", texts: ["account"] },
  loader: async ({ context: { client }, params }) => {
    const { loadMailLink } = await import("../services/page/load-mail-link.ts")
    return loadMailLink(client, "email", params.token)
  },
  // who has followed the link sees what came of it, not that it was used
  staleTime: Number.POSITIVE_INFINITY,
  head: async ({ match: { context } }) => ({
    meta: (await import("../ui/account/account-heads.ts")).secretHead(context.i18n, "email")
  }),
  component: Page
})

function Page() {
  return <LiveConfirm what="email" link={Route.useLoaderData()} token={Route.useParams().token} />
}
