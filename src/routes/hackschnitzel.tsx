import { createFileRoute } from "@tanstack/react-router"
import { groupTable } from "../domain/product/product-groups.ts"
import { WoodChipsPage } from "../ui/landing/WoodChipsPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { loadLandingPrices } from "./-offers/landing-prices.ts"
import { usePageFacts } from "./-page/page-facts.ts"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"

export const Route = createFileRoute("/hackschnitzel")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  loader: async ({ context: { client, locale } }) => ({
    prices: await loadLandingPrices(client, locale.countryId, [groupTable.woodChips.id])
  }),
  head: async ({ match: { context } }) =>
    (await import("../ui/landing/landing-heads.ts")).landingHead(context.i18n, "woodChips"),
  component: WoodChips
})

function WoodChips() {
  const { prices } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts} current={groupTable.woodChips.slug}>
      <WoodChipsPage
        calculator={<SimpleCalculatorPart groupId={groupTable.woodChips.id} shape={{ bar: [] }} />}
        price={prices[0]}
      />
    </DefaultLayout>
  )
}
