import type { ReactNode } from "react"
import s from "./PriceOverviewPage.module.css"

interface PriceSectionProps {
  readonly id: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of a price page under its heading. */
export function PriceSection({ id, title, lead, children }: PriceSectionProps) {
  return (
    <section aria-labelledby={id} className={s["section"]}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={s["lead"]}>{lead}</p>}
      {children}
    </section>
  )
}
