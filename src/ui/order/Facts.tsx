import type { ReactNode } from "react"
import { classes } from "../kit/style/classes.ts"
import s from "./Facts.module.css"

/** A label with its value; each section of an order is a list of such facts. */
export interface Fact {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
}

/** List of labelled facts; `tight` for the narrow column beside the wizard. */
export function Facts({
  facts,
  tight = false
}: {
  readonly facts: ReadonlyArray<Fact>
  readonly tight?: boolean
}) {
  return (
    <dl className={classes(s["facts"], tight && s["tight"])}>
      {facts.map((fact) => (
        <div key={fact.key} className={s["fact"]}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
