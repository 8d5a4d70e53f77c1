import type { ReactNode } from "react"
import s from "./Part.module.css"

interface PartProps {
  /** Id of the heading, which names the region for screen readers. */
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Section of a desk page: a card with its own heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={s["part"]} aria-labelledby={id}>
      <h2 id={id} className={s["title"]}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export interface Fact {
  readonly key: string
  readonly name: ReactNode
  readonly value: ReactNode
}

/** Styles of the rows of a section, such as log entries, places or mails; the first row has no line above it. */
export const entryStyles = {
  list: s["entries"],
  entry: s["entry"],
  head: s["entryHead"],
  quiet: s["quiet"],
  words: s["words"],
  actions: s["actions"],
  error: s["error"]
}

/** Labels with their values; facts without a value are omitted. */
export function FactList({ facts }: { readonly facts: ReadonlyArray<Fact | false> }) {
  return (
    <dl className={s["facts"]}>
      {facts.map(
        (fact) =>
          fact !== false && (
            <div key={fact.key} className={s["fact"]}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          )
      )}
    </dl>
  )
}
