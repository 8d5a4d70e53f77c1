import type { ReactNode } from "react"
import s from "./Facts.module.css"

export interface Fact {
  readonly name: string
  readonly title: ReactNode
  readonly text: ReactNode
}

/** What one should know of a fuel, under short headings. */
export function Facts({
  id,
  title,
  facts
}: {
  readonly id: string
  readonly title: ReactNode
  readonly facts: ReadonlyArray<Fact>
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={s["title"]}>
        {title}
      </h2>
      <div className={s["facts"]}>
        {facts.map((fact) => (
          <div key={fact.name} className={s["fact"]}>
            <h3>{fact.title}</h3>
            <p>{fact.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
