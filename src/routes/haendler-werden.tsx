import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { BecomeDealerPage } from "../ui/become-dealer/BecomeDealerPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { LiveApply } from "./-dealers/LiveApply.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/** Page: requirements for dealers, and the application (rule dealer.application). */
export const Route = createFileRoute("/haendler-werden")({
  staticData: { page: "app", texts: ["customer"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Händler werden | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Brennstoffe über Heizmarkt verkaufen: was ein Händler mitbringt, was es kostet und wie die Bewerbung abläuft.`
        )
      }
    ]
  }),
  component: BecomeDealer
})

function BecomeDealer() {
  const facts = usePageFacts()
  const terms = Route.useRouteContext({ select: ({ page }) => page.site.dealerTerms })
  return (
    <DefaultLayout facts={facts}>
      <BecomeDealerPage email={facts.email} terms={terms} form={<LiveApply email={facts.email} />} />
    </DefaultLayout>
  )
}
