import { createFileRoute } from "@tanstack/react-router"
import { contentGuides } from "../services/client/content-routes.gen.ts"
import { InfoCenterPage } from "../ui/content/InfoCenterPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/** The information centre: guides by theme. */
export const Route = createFileRoute("/info-center")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  loader: async ({ context: { client, locale } }) => {
    const answer = await client.call(contentGuides, { params: { countryId: locale.countryId } })
    return { guides: answer.type === "ok" ? answer.value.items : [] }
  },
  head: async ({ match: { context } }) =>
    (await import("../ui/content/content-heads.ts")).infoCenterHead(context.i18n),
  component: InfoCenter
})

function InfoCenter() {
  const { guides } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <InfoCenterPage guides={guides} />
    </DefaultLayout>
  )
}
