import { Trans, useLingui } from "@lingui/react/macro"
import type { DaySpan, Granularity } from "../../domain/statistics/period.ts"
import { spanUntil } from "../../domain/statistics/series.ts"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import s from "./Filter.module.css"

interface SpanLinksProps {
  readonly today: string
  readonly span: DaySpan
  readonly hrefOf: (span: DaySpan, granularity: Granularity) => string
}

/** Links to common periods, each with a suitable granularity. */
export function SpanLinks({ today, span, hrefOf }: SpanLinksProps) {
  const { t } = useLingui()
  const spans = [
    { key: 30, name: <Trans>30 Tage</Trans>, granularity: "Day" },
    { key: 91, name: <Trans>13 Wochen</Trans>, granularity: "Week" },
    { key: 365, name: <Trans>12 Monate</Trans>, granularity: "Month" },
    { key: 1095, name: <Trans>3 Jahre</Trans>, granularity: "Month" }
  ] as const
  return (
    <ul className={s["links"]} aria-label={t`Zeitraum`}>
      {spans.map(({ key, name, granularity }) => {
        const days = spanUntil(today, key)
        const isCurrent = days.from === span.from && days.to === span.to
        return (
          <li key={key}>
            <DeskLink
              href={hrefOf(days, granularity)}
              className={s["link"]}
              aria-current={isCurrent ? "true" : undefined}
            >
              {name}
            </DeskLink>
          </li>
        )
      })}
    </ul>
  )
}
