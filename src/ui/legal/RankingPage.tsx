import { Trans } from "@lingui/react/macro"
import type { Operator } from "../../domain/site/site.ts"
import { useHref } from "../kit/site.tsx"
import { Document } from "./Document.tsx"

/** Page: how offers are ranked, which dealers are compared, and how reviews are checked (rule law.ranking). */
export function RankingPage({ operator }: { readonly operator: Operator }) {
  const href = useHref()
  return (
    <Document title={<Trans>So entsteht die Reihenfolge der Angebote</Trans>}>
      <section>
        <h2>
          <Trans>Die Regeln, in dieser Reihenfolge</Trans>
        </h2>
        <ol>
          <li>
            <Trans>
              <b>Endpreis:</b> Das Angebot mit dem niedrigsten Endpreis für Ihre Menge steht oben, mit
              Lieferung, allen Gebühren und Mehrwertsteuer.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>Preis je Kilogramm:</b> Sind die Paletten in der Liste verschieden schwer, entscheidet statt
              des Endpreises, was ein Kilogramm kostet. Die Liste sagt es dann.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>Liefertermin:</b> Bei gleichem Endpreis steht vorn, wessen Lieferzeitraum früher endet.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>Bewertung:</b> Ist auch das gleich, entscheidet die bessere Bewertung.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>Händlernummer:</b> Ist alles gleich, entscheidet die niedrigere Händlernummer, damit die
              Liste bei jedem Aufruf dieselbe ist.
            </Trans>
          </li>
        </ol>
        <p>
          <Trans>
            Sie können stattdessen nach Liefertermin oder nach Bewertung sortieren. Bei Gleichstand gelten
            dann die übrigen Regeln in derselben Folge.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Was keinen Einfluss hat</Trans>
        </h2>
        <p>
          <Trans>
            Kein Händler kann sich einen besseren Platz in der Liste kaufen. Provisionen und Verträge mit{" "}
            {operator.name} spielen für die Reihenfolge keine Rolle, auch nicht, welches Gerät Sie benutzen
            oder was Sie früher gesucht haben. Eine bezahlte Platzierung würde mit dem Wort „Anzeige“
            gekennzeichnet.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Wer verglichen wird</Trans>
        </h2>
        <p>
          <Trans>
            Verglichen werden alle Händler, die auf diesem Marktplatz für Ihre Postleitzahl, Ihren Brennstoff
            und Ihre Menge eine gültige Preisliste haben. Das ist nicht der ganze Markt. Jeder Händler
            erscheint mit seinem günstigsten passenden Angebot. Alle Händler sind Unternehmer.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Woraus der Preis besteht</Trans>
        </h2>
        <p>
          <Trans>
            Gerechnet wird mit der Preisliste des Händlers für Ihr Liefergebiet und Ihre Menge. Dazu kommen
            nur Gebühren, die für Ihre Auswahl anfallen, etwa das Einblasen; sie stehen einzeln beim Angebot.
            Ein Angebot gilt 30 Minuten.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Die Auszeichnungen</Trans>
        </h2>
        <p>
          <Trans>
            „Am günstigsten“, „Am schnellsten“ und „Am besten bewertet“ trägt je ein Angebot der Liste. Sie
            werden allein aus Endpreis, Lieferzeitraum und Bewertung berechnet.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Woher die Bewertungen kommen</Trans>
        </h2>
        <p>
          <Trans>
            Gezählt werden nur Bewertungen von Kunden, die über diesen Marktplatz bei dem Händler bestellt
            haben; ohne Bestellung gibt es keine Bewertung. Gute und schlechte zählen gleich.{" "}
            <a href={href("/bewertungen-erklaert")}>So prüfen wir Bewertungen</a>
          </Trans>
        </p>
      </section>
    </Document>
  )
}
