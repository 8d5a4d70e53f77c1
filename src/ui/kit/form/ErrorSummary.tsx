import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import s from "./ErrorSummary.module.css"

/** An error of the form: the id of its control and the error text. */
export interface SummaryEntry {
  readonly fieldId: string
  readonly text: ReactNode
}

/** Summary of all errors above a form; receives the focus whenever `attempt` increases. */
export function ErrorSummary({
  entries,
  attempt
}: {
  readonly entries: ReadonlyArray<SummaryEntry>
  readonly attempt: number
}) {
  const box = useRef<HTMLElement>(null)
  const shown = entries.length > 0
  useEffect(() => {
    if (shown && attempt > 0) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary"
      className={s["box"]}
      data-state="invalid"
    >
      <h2 id="error-summary" className={s["title"]}>
        <Trans>Bitte prüfen Sie Ihre Angaben</Trans>
      </h2>
      <ul className={s["list"]}>
        {entries.map((entry) => (
          <li key={entry.fieldId}>
            <a href={`#${entry.fieldId}`}>{entry.text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
