import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import type { TrustFigures } from "../layouts/site-facts.ts"
import { Trust } from "../layouts/Trust.tsx"
import s from "./HowItWorks.module.css"

/** The service in three sentences. */
export function HowItWorks({ trust }: { readonly trust: TrustFigures | null }) {
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
      {trust && (
        <div className={s["trust"]}>
          <Trust trust={trust} />
        </div>
      )}
    </section>
  )
}
