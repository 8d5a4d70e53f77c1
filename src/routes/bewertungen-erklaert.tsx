import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { ReviewsExplainedPage } from "../ui/legal/ReviewsExplainedPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/bewertungen-erklaert")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.i18n._(msg`So prüfen wir Bewertungen | Heizmarkt`) }]
  }),
  component: Explained
})

function Explained() {
  const { page } = Route.useRouteContext()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <ReviewsExplainedPage email={page.site.operator.email} />
    </DefaultLayout>
  )
}
