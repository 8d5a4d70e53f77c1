import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import s from "./HowItWorks.module.css"

/** The service in three sentences. */
export function HowItWorks() {
  const href = useHref()
  return (
    <section aria-labelledby="how" className={s["section"]}>
      <h2 id="how" className={s["title"]}>
        <Trans>So einfach geht es</Trans>
      </h2>
      <ol className={s["steps"]}>
        <li>
          <p>
            <Trans>
              <b>Sie sagen, was Sie brauchen:</b> Brennstoff, Menge und Postleitzahl, mehr nicht.
            </Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>
              <b>Sie sehen alle Angebote mit Endpreis:</b> Lieferung, Gebühren und Mehrwertsteuer sind
              enthalten, geordnet <a href={href("/reihenfolge")}>nach festen Regeln</a>.
            </Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>
              <b>Sie bestellen ohne Konto:</b> Der Preis bleibt so, wie Sie ihn gesehen haben, und der Händler
              meldet sich wegen des Termins.
            </Trans>
          </p>
        </li>
      </ol>
    </section>
  )
}
