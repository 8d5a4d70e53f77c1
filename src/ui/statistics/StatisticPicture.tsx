import { Trans, useLingui } from "@lingui/react/macro"
import type { PeriodPoint } from "../../domain/statistics/series.ts"
import type { StatisticWish } from "../../domain/statistics/statistic.ts"
import type { Statistic } from "../../machines/period-statistic.machine.ts"
import { PeriodChart } from "../kit/chart/PeriodChart.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { formatCount, formatMoney, formatPeriod } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"
import { formatWholeMoney } from "./figure-formats.ts"
import f from "./Filter.module.css"
import { periodLabel, periodShort } from "./period-text.ts"

/** What the picture shows. */
export type Picture = "orders" | "revenue"

interface StatisticPictureProps {
  readonly statistic: Statistic
  readonly wish: StatisticWish
  readonly series: ReadonlyArray<PeriodPoint>
  readonly picture: Picture
  readonly hrefOf: (picture: Picture) => string
}

/** The statistic as a picture, before any table: how many orders, or how much they came to. */
export function StatisticPicture({ statistic, wish, series, picture, hrefOf }: StatisticPictureProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { total } = statistic
  const isOrders = picture === "orders"
  const per = { Day: t`je Tag`, Week: t`je Woche`, Month: t`je Monat` }[wish.granularity]
  const money = (value: number) => formatMoney(tag, total.currency, value)
  const count = (value: number) => formatCount(tag, value)
  return (
    <>
      <div className={s["head"]}>
        <h2>{isOrders ? <Trans>Bestellungen {per}</Trans> : <Trans>Umsatz {per}</Trans>}</h2>
        <ul className={f["links"]} aria-label={t`Was das Bild zeigt`}>
          {(["orders", "revenue"] as const).map((each) => (
            <li key={each}>
              <DeskLink
                href={hrefOf(each)}
                className={f["link"]}
                aria-current={each === picture ? "true" : undefined}
              >
                {each === "orders" ? <Trans>Bestellungen</Trans> : <Trans>Umsatz</Trans>}
              </DeskLink>
            </li>
          ))}
        </ul>
      </div>
      <PeriodChart
        name={isOrders ? t`Bestellungen ${per}` : t`Umsatz ${per}`}
        hint={t`Zeigen Sie auf einen Zeitraum, oder gehen Sie mit den Pfeiltasten von einem zum nächsten.`}
        series={
          isOrders
            ? [
                { key: "orders", name: t`Bestellungen` },
                { key: "cancellations", name: t`davon storniert` }
              ]
            : [{ key: "revenue", name: t`Umsatz brutto` }]
        }
        points={series.map((point) => ({
          key: point.period,
          label: periodLabel(tag, point, wish.granularity),
          short: periodShort(tag, point, wish.granularity),
          values: isOrders ? [point.orders, point.cancellations] : [point.revenue]
        }))}
        total={{
          label: formatPeriod(tag, wish.from, wish.to),
          values: isOrders ? [total.orders, total.cancellations] : [total.revenue]
        }}
        isCount={isOrders}
        format={isOrders ? count : money}
        formatTick={isOrders ? count : (value) => formatWholeMoney(tag, total.currency, value)}
      />
    </>
  )
}
