import { createFileRoute } from "@tanstack/react-router"
import { productGroup, type ProductGroupId } from "../domain/product-group.ts"
import { PelletsPage } from "../ui/landing/PelletsPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { loadLandingPrices } from "./-landing-prices.ts"
import { usePageFacts } from "./-page-facts.ts"
import { SimpleCalculatorPart } from "./-SimpleCalculatorPart.tsx"

const forms: ReadonlyArray<ProductGroupId> = [3, 4, 6]

export const Route = createFileRoute("/pellets-prices/product-path")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["brennstoff"] },
  loaderDeps: ({ search }: { readonly search: { readonly brennstoff?: unknown } }) => ({
    given: forms.find((groupId) => productGroup(groupId).slug === search.brennstoff)
  }),
  loader: async ({ context: { client, locale }, deps }) => ({
    given: deps.given,
    prices: await loadLandingPrices(client, locale.countryId, forms)
  }),
  head: async ({ match: { context } }) =>
    (await import("../ui/landing/landing-heads.ts")).landingHead(context.i18n, "pellets"),
  component: Pellets
})

function Pellets() {
  const { given, prices } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PelletsPage
        calculator={
          <SimpleCalculatorPart
            groupId={given ?? 3}
            isGroupGiven={given !== undefined}
            shape={{ bar: forms }}
            page="/pellets-prices/product-path"
          />
        }
        prices={prices}
      />
    </DefaultLayout>
  )
}
