import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useHref } from "../kit/site.tsx"
import s from "./Prose.module.css"

interface ChartSectionProps {
  readonly title: string
  /** Path of the chart's own page. */
  readonly path: `/${string}`
  readonly children: ReactNode
}

/** A static chart with a link to its own page. */
export function ChartSection({ title, path, children }: ChartSectionProps) {
  const href = useHref()
  return (
    <section aria-label={title} className={s["prose"]}>
      <h2>{title}</h2>
      {children}
      <p>
        <a href={href(path)}>
          <Trans>Verlauf mit Zeiträumen und Vergleichen</Trans>
        </a>
      </p>
    </section>
  )
}
