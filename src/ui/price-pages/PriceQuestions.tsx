import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { HowPricesAreMade } from "../kit/price-sentence/HowPricesAreMade.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./PriceQuestions.module.css"

interface QuestionProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

function Question({ title, children }: QuestionProps) {
  return (
    <details className={s["question"]}>
      <summary className={s["title"]}>{title}</summary>
      <div className={s["answer"]}>{children}</div>
    </details>
  )
}

/** What people ask about prices, and how the figure comes about. */
export function PriceQuestions() {
  const { locale } = useSite()
  const href = useHref()
  return (
    <div className={s["list"]}>
      <Question title={<Trans>Wie kommt der Preis zustande?</Trans>}>
        <HowPricesAreMade />
      </Question>
      <Question title={<Trans>Warum ist mein Preis ein anderer?</Trans>}>
        <p>
          <Trans>
            Das Mittel ist kein Angebot. Ihr Preis hängt davon ab, wohin geliefert wird, wie viel Sie
            bestellen, wie schnell es gehen soll und wie lang der Schlauch sein muss. Mit Postleitzahl und
            Menge sehen Sie die Angebote der Händler, die zu Ihnen kommen.
          </Trans>
        </p>
      </Question>
      <Question title={<Trans>Ist jetzt ein guter Zeitpunkt?</Trans>}>
        <p>
          <Trans>
            Pellets sind meist vom Frühjahr bis in den Sommer am günstigsten und im Winter am teuersten. Das
            graue Band im Bild zeigt, wie die drei Jahre davor zur selben Jahreszeit lagen. Eine Vorhersage
            ist das nicht: Knappheit und Wetter haben Preise auch schon im Sommer steigen lassen.
          </Trans>
        </p>
      </Question>
      {locale.countryId === 3 && (
        <Question title={<Trans>Warum haben manche Kantone keinen eigenen Preis?</Trans>}>
          <p>
            <Trans>
              Dort gibt es zu wenige Angebote für ein eigenes Mittel. Wir zeigen dann den Preis des ganzen
              Landes und sagen es dazu.
            </Trans>
          </p>
        </Question>
      )}
      <Question title={<Trans>In welcher Reihenfolge stehen die Angebote?</Trans>}>
        <p>
          <Trans>
            Nach dem Endpreis. Wie die Reihenfolge genau entsteht, steht auf einer{" "}
            <a href={href("/reihenfolge")}>eigenen Seite</a>.
          </Trans>
        </p>
      </Question>
    </div>
  )
}
