import { Trans, useLingui } from "@lingui/react/macro"
import { scaleLinear } from "d3-scale"
import { funnelOf } from "../../domain/figures/shop-figures.ts"
import { shareOf, type StepCounts } from "../../domain/figures/shop-steps.ts"
import { percent } from "../kit/chart/chart-parts.ts"
import { formatCount } from "../kit/format.ts"
import { formatPercent } from "../kit/format-prices.ts"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"
import f from "./Funnel.module.css"
import { funnelTexts } from "./step-texts.ts"

/** Funnel chart from the list to the order: the count of each step and its percentage of the preceding step's count. */
export function FunnelPart({ total }: { readonly total: StepCounts }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const steps = funnelOf(total)
  const most = steps.reduce((before, { count }) => Math.max(before, count), 1)
  const x = scaleLinear([0, most], [0, 100])
  return (
    <>
      <div className={s["head"]}>
        <h2>
          <Trans>Von der Liste zur Bestellung</Trans>
        </h2>
      </div>
      <ol className={f["steps"]} aria-label={t`Von der Liste zur Bestellung`}>
        {steps.map(({ key, count, before }) => {
          const share = before === null ? null : shareOf(count, before)
          return (
            <li key={key} className={f["step"]} data-step={key}>
              <span className={f["name"]}>
                {i18n._(funnelTexts[key])}
                {key === "stations" && (
                  <span className={f["quiet"]}>
                    <Trans>nur bei mehreren Lieferstellen</Trans>
                  </span>
                )}
              </span>
              <svg className={f["bar"]} width="100%" height="100%" aria-hidden="true">
                <rect width="100%" height="100%" rx="4" className={f["ground"]} />
                <rect width={percent(x(count))} height="100%" rx="4" className={f["whole"]} />
              </svg>
              <span className={f["count"]} data-part="count">
                {formatCount(tag, count)}
              </span>
              <span className={f["share"]}>
                {share !== null && key !== "stations" && <Trans>{formatPercent(tag, share)} davon</Trans>}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={s["note"]}>
        <Trans>
          Der Anteil ist der am Schritt davor. Eine Liste zählt bei jedem Abruf, auch wenn jemand nur die
          Menge ändert; jeder Schritt einer Bestellung zählt einmal.
        </Trans>
      </p>
    </>
  )
}
