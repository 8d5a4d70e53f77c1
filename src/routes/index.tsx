import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { productGroup, productGroupBySlug, usualGroup } from "../domain/product/product-group.ts"
import { loadBestOffers } from "../services/prices/best-offers.ts"
import { HomePage } from "../ui/home/HomePage.tsx"
import { NationalPrice } from "../ui/home/NationalPrice.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { StillChart } from "../ui/price-chart/StillChart.tsx"
import { alarmBlock } from "../ui/kit/alarm/AlarmBlock.tsx"
import { loadWatchedPrice } from "./-prices/load-watched-price.ts"
import { loadNationalPrice } from "./-prices/national-price.ts"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-prompts/load-prompts.ts"
import { PlacePrompts } from "../ui/prompts/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"

export const Route = createFileRoute("/")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["brennstoff"] },
  loaderDeps: ({ search }: { readonly search: { readonly brennstoff?: unknown } }) => ({
    given: (typeof search.brennstoff === "string" ? productGroupBySlug(search.brennstoff) : undefined)?.id
  }),
  loader: async ({ context, deps }) => {
    const { client, locale, i18n } = context
    const { countryId } = locale
    const { productId } = productGroup(deps.given ?? usualGroup.id)
    const goods = { productId, zipCode: "" }
    const [best, national, watched, prompts, slot] = await Promise.all([
      loadBestOffers(client, countryId),
      loadNationalPrice({ client, countryId, i18n }),
      loadWatchedPrice(client, countryId, goods),
      loadPrompts(context, "home", "/"),
      loadSlot(context, "home")
    ])
    return { given: deps.given, ...best, national, alarm: { ...goods, watched }, prompts, slot }
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
  const { given, bestOffers, isEmpty, national, alarm, prompts, slot } = Route.useLoaderData()
  const groupId = given ?? usualGroup.id
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <HomePage
        calculator={<SimpleCalculatorPart groupId={groupId} isGroupGiven={given !== undefined} />}
        group={productGroup(groupId)}
        bestOffers={bestOffers}
        isEmpty={isEmpty}
        nationalPrice={
          national && (
            <NationalPrice
              price={national.figures.newest.price}
              currency={national.currency}
              sinceWeek={national.figures.sinceWeek}
              chart={<StillChart {...national.chart} />}
            />
          )
        }
        alarm={alarmBlock(alarm)}
        trust={facts.trust}
        advert={<AdvertSlot slot={slot} place="within" />}
      />
    </DefaultLayout>
  )
}
