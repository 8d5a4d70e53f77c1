import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { TermsPage } from "../ui/legal/TermsPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/agb")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`AGB und Widerruf | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Die Allgemeinen Geschäftsbedingungen von Heizmarkt, und wie Sie einen Vertrag mit einem Händler widerrufen.`
        )
      }
    ]
  }),
  component: Terms
})

function Terms() {
  const { page, locale } = Route.useRouteContext()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <TermsPage countryId={locale.countryId} operator={page.site.operator} />
    </DefaultLayout>
  )
}
