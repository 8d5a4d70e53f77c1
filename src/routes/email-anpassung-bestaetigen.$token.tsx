import { createFileRoute } from "@tanstack/react-router"
import { loadMailLink } from "../services/page/load-mail-link.ts"
import { secretHead } from "../ui/account/account-heads.ts"
import { LiveConfirm } from "./-account/LiveConfirm.tsx"

/** Page for the link in a mail about a new email address: GET shows the page, POST confirms the new address. */
export const Route = createFileRoute("/email-anpassung-bestaetigen/$token")({
  staticData: { page: "app", texts: ["account"] },
  loader: async ({ context: { client, i18n }, params }) => {
    const link = await loadMailLink(client, "email", params.token)
    return { link, meta: secretHead(i18n, "email") }
  },
  // after confirming, the result is shown instead of the message that the link was already used
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  return <LiveConfirm what="email" link={Route.useLoaderData().link} token={Route.useParams().token} />
}
