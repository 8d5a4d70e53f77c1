import { Trans } from "@lingui/react/macro"
import { assumed, dealerFigure, type Distribution } from "../../domain/review/figure.ts"
import { burst } from "../../domain/review/held-cause.ts"
import { answerEditableHours, reviewInvitationDays } from "../../domain/review/review.ts"
import { formatMark } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { Document } from "./Document.tsx"

const one: Distribution = [0, 0, 0, 0, 1]
const many: Distribution = [0, 0, 0, 0, 50]

/** Page: how reviews are checked, counted and removed (rules law.ranking, review.figure and review.moderate). */
export function ReviewsExplainedPage({ email }: { readonly email: string }) {
  const tag = useSite().locale.bcp47
  const stars = (distribution: Distribution) => formatMark(tag, dealerFigure(distribution).rating / 20)
  const assumedStars = formatMark(tag, assumed.stars)
  const [afterOne, afterMany] = [stars(one), stars(many)]
  return (
    <Document title={<Trans>So prüfen wir Bewertungen</Trans>}>
      <section>
        <h2>
          <Trans>Woher sie kommen</Trans>
        </h2>
        <p>
          <Trans>
            Bewerten kann nur, wer hier bestellt hat und beliefert wurde: {reviewInvitationDays} Tage nach der
            gemeldeten Lieferung bekommt der Käufer einen Link, der nur für diese eine Bestellung gilt. Ohne
            Bestellung gibt es keine Bewertung, zu einer Bestellung nur eine, und keine, wenn sie abgelehnt,
            storniert oder widerrufen wurde; wird eine gelieferte Bestellung erst nach der Bewertung
            widerrufen, bleibt die Bewertung stehen. Händler und ihre Mitarbeiter können sich nicht selbst
            bewerten, und unsere Mitarbeiter bewerten nicht für Käufer.
          </Trans>
        </p>
        <p>
          <Trans>
            An jeder Bewertung steht, was gekauft und wann es geliefert wurde. Vorname und Ort stehen nur da,
            wenn der Käufer das möchte. Niemand bekommt etwas dafür, dass er bewertet oder wie er bewertet.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Was wir veröffentlichen</Trans>
        </h2>
        <p>
          <Trans>
            Wir veröffentlichen gute und schlechte Bewertungen gleich und sofort. Ein Mensch sieht vorher hin,
            wenn eine Bewertung denselben Wortlaut hat wie eine andere, oder wenn ein Händler mehr als{" "}
            {burst.reviews} Bewertungen in {burst.minutes} Minuten bekommt.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Wie die Note entsteht</Trans>
        </h2>
        <p>
          <Trans>
            Die Note ist der Durchschnitt aller veröffentlichten Bewertungen eines Händlers, zu denen wir{" "}
            {assumed.reviews} gedachte mit je {assumedStars} Sternen zählen. So entscheidet eine einzelne
            Stimme nicht alles, und mit jeder weiteren fällt das weniger ins Gewicht: Eine einzige Bewertung
            mit fünf Sternen ergibt {afterOne}, fünfzig davon ergeben {afterMany}. Alte und neue Bewertungen
            zählen gleich. Neben der Note steht der Durchschnitt ohne diese Rechnung.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Antworten, melden, herunternehmen</Trans>
        </h2>
        <p>
          <Trans>
            Der Händler kann auf jede Bewertung einmal antworten und die Antwort {answerEditableHours} Stunden
            lang ändern. Jeder kann eine Bewertung melden, mit einem Grund. Dann sehen wir sie an.
          </Trans>
        </p>
        <p>
          <Trans>
            Wir nehmen Bewertungen nur herunter, wenn sie jemanden beleidigen, Angaben über andere verraten,
            werben, nachweislich falsch sind oder nichts mit der Lieferung zu tun haben. Wenige Sterne sind
            kein Grund. Käufer und Händler erfahren unseren Grund per E-Mail und können widersprechen; dann
            sehen wir noch einmal hin.
          </Trans>
        </p>
        <p>
          <Trans>
            Fragen dazu beantworten wir unter <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </section>
    </Document>
  )
}
