import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { ReviewsExplainedPage } from "../ui/legal/ReviewsExplainedPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/bewertungen-erklaert")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`So prüfen wir Bewertungen | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Wer bei Heizmarkt einen Händler bewerten kann, wie wir prüfen, dass geliefert wurde, und was wir nicht veröffentlichen.`
        )
      }
    ]
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
