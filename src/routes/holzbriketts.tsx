import { createFileRoute } from "@tanstack/react-router"
import { groupTable } from "../domain/product/product-groups.ts"
import { BriquettesPage } from "../ui/landing/BriquettesPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { loadLandingPrices } from "./-offers/landing-prices.ts"
import { usePageFacts } from "./-page/page-facts.ts"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"

export const Route = createFileRoute("/holzbriketts")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  loader: async ({ context: { client, locale } }) => ({
    prices: await loadLandingPrices(client, locale.countryId, [groupTable.briquettes.id])
  }),
  head: async ({ match: { context } }) =>
    (await import("../ui/landing/landing-heads.ts")).landingHead(context.i18n, "briquettes"),
  component: Briquettes
})

function Briquettes() {
  const { prices } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts} current={groupTable.briquettes.slug}>
      <BriquettesPage
        calculator={<SimpleCalculatorPart groupId={groupTable.briquettes.id} shape={{ bar: [] }} />}
        price={prices[0]}
      />
    </DefaultLayout>
  )
}
