import { createFileRoute } from "@tanstack/react-router"
import { loadMailLink } from "../services/page/load-mail-link.ts"
import { secretHead } from "../ui/account/account-heads.ts"
import { LiveNewPassword } from "./-account/LiveNewPassword.tsx"

/** Page for the link in a mail about a forgotten password: GET shows the form, POST saves the password. */
export const Route = createFileRoute("/neues-kennwort-setzen/$token")({
  staticData: { page: "app", texts: ["account"] },
  loader: async ({ context: { client, i18n }, params }) => {
    const link = await loadMailLink(client, "password", params.token)
    return { link, meta: secretHead(i18n, "password") }
  },
  // after saving, the result is shown instead of the message that the link was already used
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  return <LiveNewPassword link={Route.useLoaderData().link} token={Route.useParams().token} />
}
