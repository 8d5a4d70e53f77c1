import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { keptDays } from "../../domain/dealer-application/application.ts"
import type { DealerTerms } from "../../domain/site/site.ts"
import { useHref } from "../kit/site.tsx"
import { DealerCosts } from "./DealerCosts.tsx"
import s from "./BecomeDealer.module.css"

interface BecomeDealerPageProps {
  readonly email: string
  /** Undefined if terms are agreed with each dealer individually. */
  readonly terms: DealerTerms | undefined
  readonly form: ReactNode
}

/** Page: requirements for selling here, and the application form (rule dealer.application). */
export function BecomeDealerPage({ email, terms, form }: BecomeDealerPageProps) {
  const href = useHref()
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Händler werden</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>
          Kunden vergleichen hier Ihre Preise mit denen der anderen Händler ihres Orts und bestellen ohne
          Umweg. Sie bestimmen Preise, Mengen und Liefergebiet.
        </Trans>
      </p>
      <div className={s["facts"]}>
        <section>
          <h2>
            <Trans>Was es kostet</Trans>
          </h2>
          <DealerCosts terms={terms} />
          <p>
            <Trans>
              Die Bedingungen vereinbaren wir schriftlich mit Ihnen, bevor etwas von Ihnen zu sehen ist; die
              Anfrage kostet nichts und verpflichtet Sie zu nichts. Einen besseren Platz in der Liste kann
              niemand kaufen: <a href={href("/reihenfolge")}>So entsteht die Reihenfolge</a>
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Was wir brauchen</Trans>
          </h2>
          <ul>
            <li>
              <Trans>ein vollständiges Impressum mit Registernummer und Nummer für die Umsatzsteuer</Trans>
            </li>
            <li>
              <Trans>Ihr Liefergebiet und was Sie dort verkaufen</Trans>
            </li>
            <li>
              <Trans>Nummern Ihrer Zertifikate, zum Beispiel ENplus, die Kunden nachprüfen können</Trans>
            </li>
            <li>
              <Trans>jemanden, den wir und unsere Kunden erreichen</Trans>
            </li>
          </ul>
        </section>
        <section>
          <h2>
            <Trans>Wie es weitergeht</Trans>
          </h2>
          <ol>
            <li>
              <Trans>Sie bekommen sofort eine Bestätigung per E-Mail.</Trans>
            </li>
            <li>
              <Trans>Ein Mitarbeiter prüft Ihre Angaben und antwortet Ihnen.</Trans>
            </li>
            <li>
              <Trans>Nehmen wir Sie auf, richten wir Ihr Konto mit Ihnen ein.</Trans>
            </li>
          </ol>
          <p className={s["quiet"]}>
            <Trans>{keptDays} Tage nach unserer Antwort löschen wir Anfrage und Dokumente.</Trans>
          </p>
        </section>
      </div>
      <h2>
        <Trans>Ihre Anfrage</Trans>
      </h2>
      <noscript>
        <p>
          <Trans>
            Dieses Formular braucht JavaScript. Ohne JavaScript schreiben Sie uns bitte an {email}.
          </Trans>
        </p>
      </noscript>
      {form}
    </div>
  )
}
