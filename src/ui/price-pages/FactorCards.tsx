import { Trans } from "@lingui/react/macro"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { changePercentOf } from "../../domain/price-history/change.ts"
import { formatDate } from "../kit/format.ts"
import { formatChange, formatQuotation } from "../kit/format-prices.ts"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./FactorCards.module.css"
import type { FactorFacts } from "./price-facts.ts"
import { Sparkline } from "./Sparkline.tsx"

/** Converts a quotation to an integer, so that changes are calculated exactly; quotations have four decimals. */
const whole = (value: number): number => Math.round(value * 10_000)

function FactorCard({ factor }: { readonly factor: FactorFacts }) {
  const { locale } = useSite()
  const href = useHref()
  const { name, unit, decimals, values, path } = factor
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  const change = changePercentOf(whole(last.value), whole(first.value))
  const [value, day] = [
    formatQuotation(locale.bcp47, decimals, last.value),
    formatDate(locale.bcp47, isoOfDay(last.day))
  ]
  return (
    <li className={s["card"]}>
      <h3 className={s["name"]}>{path === undefined ? name : <a href={href(path)}>{name}</a>}</h3>
      <p className={s["value"]}>
        {value} <span className={s["unit"]}>{unit}</span>
      </p>
      <Sparkline values={values} />
      <p className={s["note"]}>
        <Trans>
          {formatChange(locale.bcp47, change)} in einem Jahr, Stand {day}
        </Trans>
      </p>
    </li>
  )
}

/** Factors that influence fuel prices: oil price and exchange rates, each with its course over the last year. */
export function FactorCards({ factors }: { readonly factors: ReadonlyArray<FactorFacts> }) {
  return (
    <ul className={s["cards"]}>
      {factors.map((factor) => (
        <FactorCard key={factor.id} factor={factor} />
      ))}
    </ul>
  )
}
