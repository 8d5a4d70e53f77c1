import { Trans } from "@lingui/react/macro"
import { Disclosure } from "../kit/Disclosure.tsx"
import { formatDate } from "../kit/format.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { AddressTable } from "./AddressTable.tsx"
import { Code } from "./Code.tsx"
import { FieldTable } from "./FieldTable.tsx"
import { openPathOf } from "../../domain/open-data/open-names.ts"
import { exampleProduct, type OpenDataFacts } from "./open-data-facts.ts"
import s from "./OpenDataPage.module.css"
import { Part } from "./Part.tsx"
import { ProductTable } from "./ProductTable.tsx"
import { Recipes } from "./Recipes.tsx"
import { Terms } from "./Terms.tsx"

/** Page: available open data, how to read it, and its terms of use (rule price.open-data). */
export function OpenDataPage({ facts }: { readonly facts: OpenDataFacts }) {
  const { locale } = useSite()
  const href = useHref()
  const { country, origin, products, states, answer } = facts
  const example = `${openPathOf(country, exampleProduct)}/latest`
  const firstDay = products.map((each) => each.firstDay).toSorted()[0]
  const since = firstDay === undefined ? "" : formatDate(locale.bcp47, firstDay)
  return (
    <article className={s["page"]}>
      <header className={s["head"]}>
        <h1>
          <Trans>Offene Daten</Trans>
        </h1>
        <p className={s["lead"]}>
          <Trans>
            Was Brennstoffe kosten, Tag für Tag: für eigene Tabellen, Auswertungen und die Hausautomation.
            Ohne Anmeldung, ohne Schlüssel, unter einer freien Lizenz.
          </Trans>
        </p>
      </header>
      <Part id="beispiel" title={<Trans>Der neueste Preis</Trans>}>
        <p>
          <Trans>
            Eine Adresse, eine Antwort: lose Holzpellets im Mittel des Landes.{" "}
            <a href={example}>Adresse öffnen</a>
          </Trans>
        </p>
        <Code>{`GET ${origin}${example}`}</Code>
        {answer === undefined ? (
          <p>
            <Trans>
              Gerade können wir keine Antwort zeigen. Bitte versuchen Sie es in ein paar Minuten noch einmal.
            </Trans>
          </p>
        ) : (
          <Code>{answer}</Code>
        )}
      </Part>
      <Part id="adressen" title={<Trans>Adressen</Trans>}>
        <p>
          <Trans>
            Alle Adressen beginnen mit <code>{origin}</code>. Mit <code>?format=csv</code> kommt die Antwort
            als Tabelle mit Kommas und Punkten, sonst als JSON. Mit <code>from</code> und <code>to</code> wird
            aus allen Tagen ein Zeitraum, höchstens zehn Jahre auf einmal.
          </Trans>
        </p>
        <AddressTable country={country} />
      </Part>
      {products.length > 0 && (
        <Part id="brennstoffe" title={<Trans>Was es gibt</Trans>}>
          <p>
            <Trans>
              Jede Nacht rechnen wir für jede Postleitzahl das günstigste Angebot aus; der Preis eines Gebiets
              ist das Mittel davon, brutto, mit Lieferung und allen Gebühren. Holz wird je 1000 kg verglichen,
              wie auch immer es verpackt ist. Die ersten Preise sind vom {since}; was einmal veröffentlicht
              ist, ändern wir nicht mehr. <a href={href("/pelletpreise")}>Preise als Bild ansehen</a>
            </Trans>
          </p>
          <ProductTable country={country} products={products} />
          <Disclosure
            more={
              locale.countryId === 3 ? (
                <Trans>Namen der Kantone in der Adresse</Trans>
              ) : (
                <Trans>Namen der Bundesländer in der Adresse</Trans>
              )
            }
          >
            <ul className={s["states"]}>
              {states.map(({ state, name }) => (
                <li key={state}>
                  {name}: <code>{state}</code>
                </li>
              ))}
            </ul>
          </Disclosure>
        </Part>
      )}
      <Part id="felder" title={<Trans>Felder</Trans>}>
        <p>
          <Trans>
            Wo ein Bundesland oder Kanton keinen eigenen Preis hat, steht der des ganzen Landes, und{" "}
            <code>basis</code> sagt es. Rund um eine Postleitzahl antwortet das kleinste Gebiet, dessen Preise
            so weit zurückreichen, wie gefragt ist; mit <code>/latest</code> ist das oft ein kleineres als bei
            vielen Tagen. Wer beides verbindet, vergleicht vorher <code>basis</code>. Antworten mit mehreren
            Tagen nennen <code>day</code> und <code>price</code> für jeden Tag in <code>prices</code>, der
            älteste steht vorn.
          </Trans>
        </p>
        <FieldTable />
      </Part>
      <Part id="lesen" title={<Trans>So lesen Sie die Daten</Trans>}>
        <Recipes country={country} origin={origin} />
      </Part>
      <Terms origin={origin} />
    </article>
  )
}
