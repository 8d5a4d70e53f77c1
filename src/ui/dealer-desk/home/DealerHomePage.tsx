import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { DealerOverview } from "../../../domain/dealer-desk/dealer-overview.ts"
import { AskedPlaces } from "./AskedPlaces.tsx"
import s from "./DealerHome.module.css"
import { FirstSteps } from "./FirstSteps.tsx"
import { HomeTiles } from "./HomeTiles.tsx"
import { type HoldView, ListAgeNotice } from "./ListAgeNotice.tsx"

interface DealerHomePageProps {
  readonly overview: DealerOverview
  readonly hold: HoldView
}

/**
 * Page: the dealer's start page with pending work, the age of the dealer's prices and the dealer's rank today (rule
 * dealer.home).
 */
export function DealerHomePage({ overview, hold }: DealerHomePageProps) {
  const { name, areaCount, prices } = overview
  const isNew = areaCount === 0 || prices.rowCount === 0
  return (
    <>
      <p className={s["quiet"]}>
        <bdi>{name}</bdi>
      </p>
      <FirstSteps overview={overview} />
      <ListAgeNotice prices={prices} hold={hold} />
      <HomeTiles overview={overview} />
      {!isNew && <AskedPlaces places={overview.places} currency={overview.currency} />}
    </>
  )
}

/** Head of the page, which is also shown if the server does not respond. */
export function DealerHomeFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Händlerübersicht</Trans>
      </h1>
      {children}
    </div>
  )
}
