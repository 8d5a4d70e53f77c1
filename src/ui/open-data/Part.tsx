import type { ReactNode } from "react"
import s from "./OpenDataPage.module.css"

interface PartProps {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A section of the page with its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={s["part"]}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
