import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { AlarmLink } from "./AlarmLink.tsx"
import { AreaTable } from "./AreaTable.tsx"
import { DealersHere } from "./DealersHere.tsx"
import { hasNoOwnPrice, type LocalPrices } from "./local-facts.ts"
import { LocalSentence } from "./LocalSentence.tsx"
import s from "../kit/documents/DocumentPage.module.css"
import { PlaceFinder } from "./PlaceFinder.tsx"
import { PriceQuestions } from "./PriceQuestions.tsx"
import { PageSection } from "../kit/documents/PageSection.tsx"
import { CodeLinks, TownLinks } from "./TownLinks.tsx"
import { Trail } from "../kit/documents/Trail.tsx"

interface LocalPricePageProps {
  readonly local: LocalPrices
  /** The calculator's bar, as an island. */
  readonly calculator: ReactNode
  /** The chart, as an island; null if there is no data. */
  readonly chart: ReactNode
  /** The form for a price alarm; null if today's price is not known. */
  readonly alarm: ReactNode
  /** Link to the partner's service, if there is a partner. */
  readonly partner?: ReactNode
}

/**
 * Page: today's pellet prices at a place, the dealers who deliver there, and a comparison with other places and times.
 */
export function LocalPricePage({ local, calculator, chart, alarm, partner }: LocalPricePageProps) {
  const { kind, path, title, trail, zipCode, otherNames, towns, sameTown, dealers, areas, historyOf } = local
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <Trail links={trail} here={title} />
        <h1 className={s["title"]}>
          <Trans>Pelletpreise {title}</Trans>
        </h1>
        {otherNames.length > 0 && (
          <p className={s["lead"]}>
            <Trans>Zur selben Postleitzahl gehören: {otherNames.join(", ")}.</Trans>
          </p>
        )}
        <LocalSentence local={local} />
        {alarm !== null && <AlarmLink />}
      </header>
      <div className={s["calculator"]}>{calculator}</div>
      {zipCode !== undefined && dealers !== null && (
        <PageSection id="haendler" title={<Trans>Wer hierher liefert</Trans>}>
          <DealersHere dealers={dealers} zipCode={zipCode} />
        </PageSection>
      )}
      {areas.length > 0 && (
        <PageSection
          id="gebiete"
          title={
            kind === "State" ? (
              <Trans>Preise nach Gebiet</Trans>
            ) : (
              <Trans>Im Vergleich mit der Umgebung</Trans>
            )
          }
        >
          <AreaTable currency={local.currency} products={local.products} areas={areas} here={path} />
        </PageSection>
      )}
      {chart !== null && (
        <PageSection
          id="verlauf"
          title={<Trans>So hat sich der Preis entwickelt</Trans>}
          lead={
            historyOf === title ? undefined : hasNoOwnPrice(local) ? (
              <Trans>
                Gezeigt ist das Gebiet „{historyOf}“, weil {title} keinen eigenen Preis hat.
              </Trans>
            ) : (
              <Trans>
                Gezeigt ist das Gebiet „{historyOf}“. Für {title} allein reichen die aufgezeichneten Preise
                noch kein Jahr zurück.
              </Trans>
            )
          }
        >
          {chart}
        </PageSection>
      )}
      {alarm}
      {towns.length > 0 && (
        <PageSection
          id="orte"
          title={
            kind === "Town" ? (
              <Trans>Pelletpreise in der Nähe</Trans>
            ) : kind === "County" ? (
              <Trans>Alle Orte</Trans>
            ) : (
              <Trans>Ausgewählte Orte</Trans>
            )
          }
        >
          <TownLinks towns={towns} />
          <PlaceFinder />
        </PageSection>
      )}
      {sameTown.length > 0 && (
        <PageSection id="selber-ort" title={<Trans>Weitere Postleitzahlen des Ortes</Trans>}>
          <CodeLinks codes={sameTown} />
        </PageSection>
      )}
      {partner}
      <PageSection id="fragen" title={<Trans>Fragen und Antworten</Trans>}>
        <PriceQuestions />
      </PageSection>
    </div>
  )
}
