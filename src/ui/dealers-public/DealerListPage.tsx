import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useCountryPhrase } from "../kit/documents/use-country-phrase.ts"
import { useHref } from "../kit/site.tsx"
import { PageSection } from "../kit/documents/PageSection.tsx"
import p from "../kit/documents/DocumentPage.module.css"
import { Trail } from "../kit/documents/Trail.tsx"
import type { DealerListFacts } from "./dealer-facts.ts"
import { DealerCards } from "./DealerCards.tsx"
import { DealerFilters } from "./DealerFilters.tsx"
import s from "./DealerList.module.css"
import { DealerStates } from "./DealerStates.tsx"
import { listQuery } from "./list-query.ts"
import { PageLinks } from "./PageLinks.tsx"

interface DealerListPageProps {
  readonly list: DealerListFacts
  /** Map of the country's federal states. */
  readonly map: ReactNode
}

/** Page: dealers who sell pellets in the country, in a federal state or at a postal code. */
export function DealerListPage({ list, map }: DealerListPageProps) {
  const where = useCountryPhrase()
  const href = useHref()
  const { kind, title, trail, zipCode, states, dealers, countryId } = list
  return (
    <div className={p["page"]}>
      <header className={p["head"]}>
        {trail.length > 0 && <Trail links={trail} here={title} />}
        <h1 className={p["title"]}>
          {kind === "Country" ? (
            <Trans>Holzpellethändler {where}</Trans>
          ) : (
            <Trans>Holzpellethändler {title}</Trans>
          )}
        </h1>
        <p className={p["lead"]}>
          {zipCode === undefined ? (
            <Trans>
              Wer Pellets liefert, wofür er zertifiziert ist und was er heute nimmt. Preise je Tonne bei 6
              Tonnen lose, mit Lieferung, Einblasen und Mehrwertsteuer; ohne Postleitzahl der günstigste des
              Händlers.
            </Trans>
          ) : (
            <Trans>
              Wer hierher liefert und was er heute nimmt. Preise je Tonne bei 6 Tonnen lose, mit Lieferung,
              Einblasen und Mehrwertsteuer.
            </Trans>
          )}{" "}
          <a href={href("/reihenfolge")}>
            <Trans>So entsteht die Reihenfolge</Trans>
          </a>{" "}
          ·{" "}
          <a href={href("/haendler-werden")}>
            <Trans>Händler werden</Trans>
          </a>
        </p>
      </header>
      <div className={s["sides"]}>
        <DealerFilters list={list} />
        <Result list={list} dealers={dealers} />
      </div>
      {states.length > 0 && (
        <PageSection id="regionen" title={<Trans>Händler nach Region</Trans>}>
          <DealerStates countryId={countryId} states={states} map={map} />
        </PageSection>
      )}
    </div>
  )
}

function Result({
  list,
  dealers
}: {
  readonly list: DealerListFacts
  readonly dealers: DealerListFacts["dealers"]
}) {
  const { zipCode, path, wish } = list
  const href = useHref()
  if (dealers === null)
    return (
      <p className={s["quiet"]}>
        <Trans>
          Gerade können wir keine Händler zeigen. Bitte versuchen Sie es in ein paar Minuten noch einmal.
        </Trans>
      </p>
    )
  const { items, total, page, size } = dealers
  return (
    <section className={s["result"]} aria-labelledby="haendler">
      <h2 id="haendler">
        <Plural value={total} one="# Händler" other="# Händler" />
      </h2>
      {total === 0 && (
        <p className={s["quiet"]}>
          <Trans>
            So liefert hier gerade kein Händler lose Holzpellets. Mit weniger Filtern oder an einem Ort in der
            Nähe finden sich vielleicht welche.
          </Trans>
        </p>
      )}
      {total > 0 && items.length === 0 && (
        <p>
          <Trans>
            Auf dieser Seite steht kein Händler.{" "}
            <a href={href(path) + listQuery(wish, 1)}>Zur ersten Seite</a>
          </Trans>
        </p>
      )}
      <DealerCards dealers={items} zipCode={zipCode} />
      <PageLinks list={list} page={page} size={size} total={total} />
    </section>
  )
}
