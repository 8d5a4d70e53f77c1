import { createFileRoute } from "@tanstack/react-router"
import { loadMailLink } from "../services/page/load-mail-link.ts"
import { secretHead } from "../ui/account/account-heads.ts"
import { LiveConfirm } from "./-account/LiveConfirm.tsx"

/** Page for the link in a registration mail: GET shows the page, POST confirms the registration. */
export const Route = createFileRoute("/anfrage-bestaetigen")({
  staticData: { page: "app", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ token: search["token"] }),
  loader: async ({ context: { client, i18n }, deps }) => {
    const link = await loadMailLink(client, "registration", deps.token)
    return { link, meta: secretHead(i18n, "registration") }
  },
  // after confirming, the result is shown instead of the message that the link was already used
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { token } = Route.useSearch()
  return (
    <LiveConfirm
      what="registration"
      link={Route.useLoaderData().link}
      token={typeof token === "string" ? token : ""}
    />
  )
}
