import { useLingui } from "@lingui/react"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { type ChartName, chartNames } from "../../domain/price-history/charts.ts"
import { Trail } from "../kit/documents/Trail.tsx"
import { useHref } from "../kit/site.tsx"
import { AlarmLink } from "./AlarmLink.tsx"
import { chartTitles, overviewLink } from "./chart-titles.ts"
import s from "../kit/documents/DocumentPage.module.css"
import c from "./ChartPage.module.css"

const leads: Readonly<Record<ChartName, ReactNode>> = {
  pellets: (
    <Trans>
      Das Mittel der günstigsten Angebote aller Postleitzahlen für 6 Tonnen, mit Lieferung, Einblasen und
      Mehrwertsteuer, Tag für Tag.
    </Trans>
  ),
  heizoel: (
    <Trans>
      Das Mittel der günstigsten Angebote aller Postleitzahlen für 3000 Liter, mit Lieferung und
      Mehrwertsteuer, Tag für Tag.
    </Trans>
  ),
  rohoel: <Trans>Rohöl der Sorte Brent, in US-Dollar je Barrel, an Handelstagen.</Trans>,
  gasoel: (
    <Trans>Gasöl ist der Vorläufer von Heizöl und Diesel: in US-Dollar je Tonne, an Handelstagen.</Trans>
  )
}

interface ChartPageProps {
  readonly name: ChartName
  /** The chart, as an island; null if there is no data. */
  readonly chart: ReactNode
  /**
   * The form for a price alarm; null if the shop does not sell what the chart shows, or if today's price is not known.
   */
  readonly alarm: ReactNode
}

/** Page: one chart with a description in words, and links to the other charts. */
export function ChartPage({ name, chart, alarm }: ChartPageProps) {
  const href = useHref()
  const { _ } = useLingui()
  const title = _(chartTitles[name])
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <Trail links={[{ title: _(overviewLink.title), path: overviewLink.path }]} here={title} />
        <h1 className={s["title"]}>{title}</h1>
        <p className={s["lead"]}>{leads[name]}</p>
        {alarm !== null && <AlarmLink />}
        <nav aria-labelledby="other-charts">
          <h2 id="other-charts" className={c["others"]}>
            <Trans>Weitere Charts</Trans>
          </h2>
          <ul className={c["list"]}>
            {chartNames
              .filter((other) => other !== name)
              .map((other) => (
                <li key={other}>
                  <a href={href(`/charts/${other}`)}>{_(chartTitles[other])}</a>
                </li>
              ))}
            <li>
              <a href={href("/pelletpreise")}>
                <Trans>Pelletpreise im Überblick</Trans>
              </a>
            </li>
          </ul>
        </nav>
      </header>
      {chart ?? (
        <p className={s["lead"]}>
          <Trans>
            Gerade können wir keine Preise zeigen. Bitte versuchen Sie es in ein paar Minuten noch einmal.
          </Trans>
        </p>
      )}
      {alarm}
    </div>
  )
}
