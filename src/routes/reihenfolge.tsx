import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { RankingPage } from "../ui/legal/RankingPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/reihenfolge")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Reihenfolge der Angebote | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Wonach Heizmarkt Angebote ordnet, welche Händler verglichen werden und woher die Bewertungen kommen.`
        )
      }
    ]
  }),
  component: Ranking
})

function Ranking() {
  const { page } = Route.useRouteContext()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <RankingPage operator={page.site.operator} />
    </DefaultLayout>
  )
}
