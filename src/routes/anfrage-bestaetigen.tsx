import { createFileRoute } from "@tanstack/react-router"
import { loadMailLink } from "../services/page/load-mail-link.ts"
import { linkHead } from "./-link-head.ts"
import { LiveConfirm } from "./-LiveConfirm.tsx"

/** The link of a mail about a registration: GET shows, POST acts. */
export const Route = createFileRoute("/anfrage-bestaetigen")({
  staticData: { page: "app", texts: ["account"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ token: search["token"] }),
  loader: ({ context: { client }, deps }) => loadMailLink(client, "registration", deps.token),
  // who has followed the link sees what came of it, not that it was used
  staleTime: Number.POSITIVE_INFINITY,
  head: linkHead("registration"),
  component: Page
})

function Page() {
  const { token } = Route.useSearch()
  return (
    <LiveConfirm
      what="registration"
      link={Route.useLoaderData()}
      token={typeof token === "string" ? token : ""}
    />
  )
}
