import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { CountryId } from "../../../domain/place/country.ts"
import { regionByCode } from "../../../domain/place/region.ts"
import { dayOfIso, isoOfDay } from "../../../domain/price/local-day.ts"
import type { DaySpan } from "../../../domain/statistics/period.ts"
import { PeriodChart } from "../../kit/chart/PeriodChart.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { scrolledByKeys } from "../../kit/scrolled-by-keys.ts"
import { formatPercent } from "../../kit/format-prices.ts"
import { formatCount, formatDate, formatDays, formatPeriod } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import r from "../Records.module.css"
import s from "./Adverts.module.css"

interface Counted {
  readonly views: number
  readonly clicks: number
}

export interface Report {
  readonly days: ReadonlyArray<Counted & { readonly day: string }>
  readonly parts: ReadonlyArray<
    Counted & { readonly advert: string; readonly slot: string; readonly region: string }
  >
}

interface CampaignReportProps {
  /** `undefined` until a response arrives. */
  readonly report: Report | undefined
  readonly isLoading: boolean
  readonly span: DaySpan
  readonly countryId: CountryId
  readonly days: number
  readonly choices: ReadonlyArray<number>
  readonly hrefOf: (days: number) => string
  /** Link to the report as a file. */
  readonly download: ReactNode
}

const daysOf = ({ from, to }: DaySpan): ReadonlyArray<string> => {
  const first = dayOfIso(from) ?? 0
  const last = dayOfIso(to) ?? first
  return Array.from({ length: last - first + 1 }, (_, index) => isoOfDay(first + index))
}

const sumOf = (rows: ReadonlyArray<Counted>): Counted => ({
  views: rows.reduce((sum, { views }) => sum + views, 0),
  clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0)
})

/** Report of a campaign: a chart by day, a table by advert, slot and federal state, and a file. */
export function CampaignReport(props: CampaignReportProps) {
  const { report, isLoading, span, countryId, days, choices, hrefOf, download } = props
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const count = (value: number) => formatCount(tag, value)
  return (
    <section className={s["report"]} aria-labelledby="campaign-report">
      <div className={s["block"]}>
        <h2 id="campaign-report">
          <Trans>Bericht</Trans>
        </h2>
        <ul className={r["filters"]} aria-label={t`Zeitraum`}>
          {choices.map((each) => (
            <li key={each}>
              <DeskLink
                className={r["filter"]}
                href={hrefOf(each)}
                aria-current={each === days ? "true" : undefined}
              >
                <Trans>{each} Tage</Trans>
              </DeskLink>
            </li>
          ))}
        </ul>
        {report === undefined && isLoading ? (
          <p className={s["quiet"]}>
            <Trans>Der Bericht wird geladen …</Trans>
          </p>
        ) : report === undefined ? (
          <Notice tone="bad">
            <p>
              <Trans>Der Bericht ist gerade nicht zu laden. Die Kampagne selbst ist vollständig.</Trans>
            </p>
          </Notice>
        ) : report.days.length === 0 ? (
          <Notice>
            <p>
              <Trans>In diesem Zeitraum wurde nichts gezählt.</Trans>
            </p>
          </Notice>
        ) : (
          <>
            <ReportChart report={report} span={span} />
            <section className={s["scroller"]} aria-label={t`Bericht als Tabelle`} {...scrolledByKeys}>
              <table className={s["table"]}>
                <thead>
                  <tr>
                    <th scope="col">
                      <Trans>Anzeige, Platz und Gebiet</Trans>
                    </th>
                    <th scope="col">
                      <Trans>Ansichten</Trans>
                    </th>
                    <th scope="col">
                      <Trans>Klicks</Trans>
                    </th>
                    <th scope="col">
                      <Trans>Klickrate</Trans>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {report.parts.map(({ advert, slot, region, views, clicks }, index) => (
                    // the index is part of the React key, since adverts may have the same name
                    <tr key={`${index} ${region}`}>
                      <th scope="row">
                        <bdi>{advert}</bdi>
                        <span className={s["lines"]}>
                          <span className={s["quiet"]}>
                            <bdi>{slot}</bdi>,{" "}
                            {region === ""
                              ? t`ohne Postleitzahl`
                              : (regionByCode(countryId, region)?.name ?? region)}
                          </span>
                        </span>
                      </th>
                      <td>{count(views)}</td>
                      <td>{count(clicks)}</td>
                      <td>{views === 0 ? "–" : formatPercent(tag, (clicks / views) * 100)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            {download}
          </>
        )}
        <p className={s["quiet"]}>
          <Trans>
            Gezählt wird ohne Personen: eine Ansicht, wenn die Hälfte der Anzeige eine Sekunde zu sehen war.
          </Trans>
        </p>
      </div>
    </section>
  )
}

function ReportChart({ report, span }: { readonly report: Report; readonly span: DaySpan }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const byDay = new Map(report.days.map((each) => [each.day, each]))
  const total = sumOf(report.days)
  const count = (value: number) => formatCount(tag, value)
  return (
    <PeriodChart
      name={t`Ansichten und Klicks je Tag`}
      hint={t`Zeigen Sie auf einen Tag, oder gehen Sie mit den Pfeiltasten von einem zum nächsten.`}
      series={[
        { key: "views", name: t`Ansichten` },
        { key: "clicks", name: t`Klicks` }
      ]}
      points={daysOf(span).map((day) => ({
        key: day,
        label: formatDate(tag, day),
        short: formatDays(tag, day, day),
        values: [byDay.get(day)?.views ?? 0, byDay.get(day)?.clicks ?? 0]
      }))}
      total={{
        label: formatPeriod(tag, span.from, span.to),
        values: [total.views, total.clicks]
      }}
      isCount
      format={count}
      formatTick={count}
    />
  )
}
