import type { ReactNode } from "react"
import { productGroup, usualGroup } from "../../domain/product/product-group.ts"
import { HomePage } from "../../ui/home/HomePage.tsx"
import { NationalPrice } from "../../ui/home/NationalPrice.tsx"
import { alarmBlock } from "../../ui/kit/alarm/AlarmBlock.tsx"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout.tsx"
import { StillChart } from "../../ui/price-chart/StillChart.tsx"
import { SimpleCalculatorPart } from "../-offers/SimpleCalculatorPart.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import type { LoadedHome } from "./load-home.ts"

interface ShownHomeProps {
  readonly home: LoadedHome
  /** Notices shown above the page content. */
  readonly prompts?: ReactNode
  readonly advert: ReactNode
}

export function ShownHome({ home, prompts, advert }: ShownHomeProps) {
  const { given, bestOffers, isEmpty, national, alarm } = home
  const groupId = given ?? usualGroup.id
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      {prompts}
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
        advert={advert}
      />
    </DefaultLayout>
  )
}
