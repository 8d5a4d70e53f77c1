import { Trans, useLingui } from "@lingui/react/macro"
import { seriesOf } from "../../domain/statistics/series.ts"
import type { MoneyFigures, StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { Statistic } from "../../machines/period-statistic.machine.ts"
import { PeriodChart } from "../kit/chart/PeriodChart.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { formatCount, formatMoney, formatPeriod } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { currencyLands } from "./currency-lands.ts"
import s from "./Figures.module.css"
import { formatWholeMoney } from "./figure-formats.ts"
import f from "./Filter.module.css"
import { periodLabel, periodShort } from "./period-text.ts"

/** The quantity shown in the chart. */
export type Picture = "orders" | "revenue"

interface StatisticPictureProps {
  readonly statistic: Statistic
  readonly wish: StatisticWish
  readonly picture: Picture
  readonly hrefOf: (picture: Picture) => string
}

/** Charts of the statistic, one per currency, before the tables: number of orders or revenue. */
export function StatisticPicture({ statistic, wish, picture, hrefOf }: StatisticPictureProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { rows, totals } = statistic
  const isOrders = picture === "orders"
  const per = { Day: t`je Tag`, Week: t`je Woche`, Month: t`je Monat` }[wish.granularity]
  const name = isOrders ? t`Bestellungen ${per}` : t`Umsatz ${per}`
  return (
    <>
      <div className={s["head"]}>
        <h2>{name}</h2>
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
      {totals.map((total) => {
        const own = { rows: rows.filter(({ currency }) => currency === total.currency), total, wish }
        if (totals.length === 1) return <Chart key={total.currency} {...own} name={name} picture={picture} />
        const lands = currencyLands(tag, total.currency)
        return (
          <section key={total.currency} className={s["currency"]}>
            <h3>
              {lands} <span className={s["unit"]}>{total.currency}</span>
            </h3>
            <Chart {...own} name={`${name}, ${lands}`} picture={picture} />
          </section>
        )
      })}
    </>
  )
}

interface ChartProps {
  readonly name: string
  readonly rows: Statistic["rows"]
  readonly total: MoneyFigures
  readonly wish: StatisticWish
  readonly picture: Picture
}

/** Chart of one currency. */
function Chart({ name, rows, total, wish, picture }: ChartProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const isOrders = picture === "orders"
  const money = (value: number) => formatMoney(tag, total.currency, value)
  const count = (value: number) => formatCount(tag, value)
  return (
    <PeriodChart
      name={name}
      hint={t`Zeigen Sie auf einen Zeitraum, oder gehen Sie mit den Pfeiltasten von einem zum nächsten.`}
      series={
        isOrders
          ? [
              { key: "orders", name: t`Bestellungen` },
              { key: "cancellations", name: t`davon storniert` }
            ]
          : [{ key: "revenue", name: t`Umsatz brutto` }]
      }
      points={seriesOf(rows, wish, wish.granularity).map((point) => ({
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
  )
}
