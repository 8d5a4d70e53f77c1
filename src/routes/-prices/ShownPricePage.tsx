import type { ReactNode } from "react"
import { usualGroup } from "../../domain/product/product-group.ts"
import { alarmBlock } from "../../ui/kit/alarm/AlarmBlock.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { PartnerLink } from "../../ui/price-pages/PartnerLink.tsx"
import { PriceOverviewPage } from "../../ui/price-pages/PriceOverviewPage.tsx"
import { SimpleCalculatorPart } from "../-offers/SimpleCalculatorPart.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import type { LoadedPricePage } from "./load-price-page.ts"
import { PriceChartPart } from "./PriceChartPart.tsx"
import { PriceMap } from "./PriceMap.tsx"

interface ShownPricePageProps {
  readonly prices: LoadedPricePage
  /** Notices shown above the page content. */
  readonly prompts?: ReactNode
  readonly advert: ReactNode
}

/** The page of a country's prices as visitors see it. */
export function ShownPricePage({ prices, prompts, advert }: ShownPricePageProps) {
  const { chart, overview, query, alarm, partner } = prices
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      {prompts}
      <PriceOverviewPage
        overview={overview}
        query={query}
        calculator={<SimpleCalculatorPart groupId={usualGroup.id} shape={{ bar: [] }} />}
        chart={chart === undefined ? null : <PriceChartPart {...chart} />}
        map={<PriceMap overview={overview} />}
        alarm={alarmBlock(alarm)}
        partner={partner && <PartnerLink address={partner} />}
      />
      {advert}
    </DefaultLayout>
  )
}
