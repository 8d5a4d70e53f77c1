import { createFileRoute } from "@tanstack/react-router"
import { hasInstalments, targetOfLanding } from "../domain/calculator/simple-form.ts"
import { productGroup, type ProductGroupId } from "../domain/product/product-group.ts"
import { groupTable } from "../domain/product/product-groups.ts"
import type { LandingPrice } from "../ui/landing/landing-price.ts"
import { type Instalments, PelletsPage } from "../ui/landing/PelletsPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { loadLandingPrices } from "./-offers/landing-prices.ts"
import { usePageFacts } from "./-page/page-facts.ts"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"

const { loosePellets, sacks, bigBags } = groupTable
const forms = [loosePellets.id, sacks.id, bigBags.id]

interface PelletsLanding {
  /** The form that the address has chosen. */
  readonly given: ProductGroupId | undefined
  readonly instalments: Instalments
  readonly prices: ReadonlyArray<LandingPrice>
}

export const Route = createFileRoute("/pellets-prices/product-path")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["brennstoff", "zahlung"] },
  loaderDeps: ({
    search
  }: {
    readonly search: { readonly brennstoff?: unknown; readonly zahlung?: unknown }
  }) => ({
    given: forms.find((groupId) => productGroup(groupId).slug === search.brennstoff),
    inInstalments: search.zahlung === "raten"
  }),
  loader: async ({ context: { client, locale }, deps }): Promise<PelletsLanding> => ({
    given: deps.given,
    instalments: !hasInstalments(locale.countryId) ? "none" : deps.inInstalments ? "chosen" : "offered",
    prices: await loadLandingPrices(client, locale.countryId, forms)
  }),
  head: async ({ match: { context } }) =>
    (await import("../ui/landing/landing-heads.ts")).landingHead(context.i18n, "pellets"),
  component: Pellets
})

function Pellets() {
  const { given, instalments, prices } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PelletsPage
        calculator={
          <SimpleCalculatorPart
            groupId={given ?? loosePellets.id}
            isGroupGiven={given !== undefined}
            target={targetOfLanding(given, instalments === "chosen" ? "inInstalments" : "asUsual")}
            shape={{ bar: forms }}
            page="/pellets-prices/product-path"
          />
        }
        prices={prices}
        instalments={instalments}
      />
    </DefaultLayout>
  )
}
