import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { productGroup, productGroupBySlug, usualGroup } from "../domain/product/product-group.ts"
import { kalkulationBestPrice } from "../services/client/routes.gen.ts"
import { HomePage } from "../ui/home/HomePage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"

export const Route = createFileRoute("/")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["brennstoff"] },
  loaderDeps: ({ search }: { readonly search: { readonly brennstoff?: unknown } }) => ({
    given: (typeof search.brennstoff === "string" ? productGroupBySlug(search.brennstoff) : undefined)?.id
  }),
  loader: async ({ context: { client, locale }, deps }) => {
    const answer = await client.call(kalkulationBestPrice, {
      query: { countryId: locale.countryId, amount: 6000 }
    })
    return { given: deps.given, bestOffers: answer.type === "ok" ? answer.value : [] }
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Heizmarkt: Preise für Pellets, Heizöl und Brennholz vergleichen`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Was kostet Wärme heute bei Ihnen? Händler aus Ihrer Region im Vergleich, mit Endpreis, Liefertermin und Bewertung.`
        )
      }
    ]
  }),
  component: Home
})

function Home() {
  const { given, bestOffers } = Route.useLoaderData()
  const groupId = given ?? usualGroup.id
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <HomePage
        calculator={<SimpleCalculatorPart groupId={groupId} isGroupGiven={given !== undefined} />}
        group={productGroup(groupId)}
        bestOffers={bestOffers}
        trust={facts.trust}
      />
    </DefaultLayout>
  )
}
