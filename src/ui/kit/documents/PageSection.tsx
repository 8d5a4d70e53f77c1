import type { ReactNode } from "react"
import s from "./DocumentPage.module.css"

interface PriceSectionProps {
  readonly id: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** Section of a document with its heading. */
export function PageSection({ id, title, lead, children }: PriceSectionProps) {
  return (
    <section aria-labelledby={id} className={s["section"]}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={s["lead"]}>{lead}</p>}
      {children}
    </section>
  )
}
