import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useCountryPhrase } from "../kit/documents/use-country-phrase.ts"
import { useSite } from "../kit/site.tsx"
import { AlarmLink } from "./AlarmLink.tsx"
import { FactorCards } from "./FactorCards.tsx"
import { NoPrices } from "./NoPrices.tsx"
import { PlaceFinder } from "./PlaceFinder.tsx"
import type { PriceOverview } from "./price-facts.ts"
import { GroupChoice } from "./GroupChoice.tsx"
import s from "../kit/documents/DocumentPage.module.css"
import { PriceQuestions } from "./PriceQuestions.tsx"
import { PageSection } from "../kit/documents/PageSection.tsx"
import { PriceSentence } from "../kit/price-sentence/PriceSentence.tsx"
import { StateTable } from "./StateTable.tsx"

interface PriceOverviewPageProps {
  readonly overview: PriceOverview
  /** The chart's parameters in the URL. */
  readonly query: Readonly<Record<string, string>>
  /** The calculator's bar, as an island. */
  readonly calculator: ReactNode
  /** The chart, as an island. */
  readonly chart: ReactNode
  /** The map of the federal states; the table beside it shows the same prices. */
  readonly map: ReactNode
  /** The form for a price alarm; null if today's price is not known. */
  readonly alarm: ReactNode
  /** Link to the partner's service, if there is a partner. */
  readonly partner?: ReactNode
}

/** Page: current pellet prices, whether they are high at present, and where they are higher or lower. */
export function PriceOverviewPage({
  overview,
  query,
  calculator,
  chart,
  map,
  alarm,
  partner
}: PriceOverviewPageProps) {
  const { locale } = useSite()
  const place = useCountryPhrase()
  const { figures, currency, products, choices, states, own, factors } = overview
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <h1 className={s["title"]}>
          <Trans>Pelletpreise {place}</Trans>
        </h1>
        {figures === undefined ? (
          <p className={s["lead"]}>
            <NoPrices />
          </p>
        ) : (
          <>
            <PriceSentence figures={figures} currency={currency} />
            {alarm !== null && <AlarmLink />}
          </>
        )}
      </header>
      <div className={s["calculator"]}>{calculator}</div>
      {chart !== null && (
        <PageSection id="verlauf" title={<Trans>So hat sich der Preis entwickelt</Trans>}>
          {chart}
        </PageSection>
      )}
      {states.length > 0 && (
        <PageSection
          id="regionen"
          title={
            locale.countryId === 3 ? <Trans>Preise nach Kanton</Trans> : <Trans>Preise nach Bundesland</Trans>
          }
        >
          <div
            className={s["states"]}
            data-price-groups={products.map(({ productId }) => productId).join(",")}
          >
            <GroupChoice choices={choices} chosen={products} query={query} />
            <div className={s["sides"]}>
              <div className={s["map"]}>
                <PlaceFinder />
                {map}
              </div>
              <StateTable
                countryId={locale.countryId}
                currency={currency}
                products={products}
                states={states}
                own={own}
              />
            </div>
          </div>
        </PageSection>
      )}
      {alarm}
      {factors.length > 0 && (
        <PageSection
          id="markt"
          title={<Trans>Was den Preis bewegt</Trans>}
          lead={
            <Trans>
              Öl und Wechselkurse wirken auf Heizöl unmittelbar, auf Pellets über Transport, Strom und die
              Nachfrage derer, die wechseln.
            </Trans>
          }
        >
          <FactorCards factors={factors} />
        </PageSection>
      )}
      {partner}
      <PageSection id="fragen" title={<Trans>Fragen und Antworten</Trans>}>
        <PriceQuestions />
      </PageSection>
    </div>
  )
}
