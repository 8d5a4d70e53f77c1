import { Trans } from "@lingui/react/macro"
import type { ConsentPurpose } from "../../domain/consent/purposes.ts"
import type { Stored } from "../../domain/consent/stored.ts"
import { buttonClass } from "../kit/Button.tsx"
import { CountedList } from "./CountedList.tsx"
import { StorageTable } from "./StorageTable.tsx"
import s from "./StorageSection.module.css"

interface StorageSectionProps {
  readonly rows: ReadonlyArray<Stored>
  /** Purposes for which this shop asks visitors for consent. */
  readonly asked: ReadonlyArray<ConsentPurpose>
  readonly hasClarity: boolean
}

/**
 * All data that a browser stores for this shop, and a link for changing the consent (rules consent.table and
 * consent.change).
 */
export function StorageSection({ rows, asked, hasClarity }: StorageSectionProps) {
  const of = (purpose: Stored["purpose"]) => rows.filter((row) => row.purpose === purpose)
  return (
    <section id="speicher" className={s["section"]}>
      <h2>
        <Trans>Was Ihr Browser für uns speichert</Trans>
      </h2>
      {asked.length === 0 ? (
        <p>
          <Trans>Es ist nur Notwendiges. Darum fragen wir Sie nach keiner Einwilligung.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Mehr als das Notwendige speichern wir nur, wenn Sie es erlauben. Ohne Skripte fragen wir nicht
              und speichern nichts davon.
            </Trans>
          </p>
          <p className={s["settings"]}>
            <a href="#speicher" data-consent className={buttonClass({ look: "secondary" })}>
              <Trans>Cookie-Einstellungen öffnen</Trans>
            </a>
          </p>
        </>
      )}
      <h3>
        <Trans>Notwendig</Trans>
      </h3>
      <StorageTable rows={of("necessary")} />
      {asked.includes("statistics") && (
        <>
          <h3>
            <Trans>Statistik, nur mit Ihrer Einwilligung</Trans>
          </h3>
          <p>
            <Trans>
              Aus Ihrer Netzwerkadresse und dem Namen Ihres Browsers bildet unser Server eine Zahl, die
              entscheidet, welche Fassung einer Seite Sie sehen. Er speichert sie nicht und kennt sie am
              nächsten Tag nicht mehr.
            </Trans>
          </p>
          {hasClarity && (
            <p>
              <Trans>
                Auf Seiten ohne persönliche Daten laden wir Microsoft Clarity (Microsoft Ireland Operations
                Limited, Dublin), das aufzeichnet, wie die Seiten benutzt werden. Dabei erhält Microsoft Ihre
                Netzwerkadresse, auch in den USA.
              </Trans>
            </p>
          )}
          <StorageTable rows={of("statistics")} />
        </>
      )}
      {asked.includes("marketing") && (
        <>
          <h3>
            <Trans>Marketing, nur mit Ihrer Einwilligung</Trans>
          </h3>
          <StorageTable rows={of("marketing")} />
        </>
      )}
      <h3>
        <Trans>Was unser Server zählt, ohne Sie zu erkennen</Trans>
      </h3>
      <p>
        <Trans>
          Gezählt wird ohne Kennung, ohne Netzwerkadresse und ohne Ihre Sitzung; dafür speichert und liest Ihr
          Browser nichts, und darum fragen wir nicht.
        </Trans>
      </p>
      <CountedList />
    </section>
  )
}
