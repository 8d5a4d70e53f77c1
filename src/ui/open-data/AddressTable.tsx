import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { openPathOf } from "../../domain/open-data/open-names.ts"
import { examplePlaces, exampleProduct, type OpenDataFacts } from "./open-data-facts.ts"
import s from "./OpenDataPage.module.css"

interface Example {
  readonly what: ReactNode
  readonly path: string
}

/** Table of all API endpoints, each with a working example. */
export function AddressTable({ country }: Pick<OpenDataFacts, "country">) {
  const { state, zipCode } = examplePlaces[country]
  const path = openPathOf(country, exampleProduct)
  const examples: ReadonlyArray<Example> = [
    {
      what: <Trans>Was es gibt: Länder, Brennstoffe, Bundesländer und Kantone, Tage</Trans>,
      path: "/api/open/prices"
    },
    { what: <Trans>Der neueste Preis eines Landes</Trans>, path: `${path}/latest` },
    { what: <Trans>Alle Tage eines Landes</Trans>, path },
    { what: <Trans>Dasselbe als Tabelle</Trans>, path: `${path}?format=csv` },
    { what: <Trans>Ein Zeitraum</Trans>, path: `${path}?from=2026-01-01&to=2026-03-31` },
    { what: <Trans>Ein Bundesland oder Kanton</Trans>, path: `${path}/states/${state}` },
    { what: <Trans>Der neueste Preis dort</Trans>, path: `${path}/states/${state}/latest` },
    { what: <Trans>Rund um eine Postleitzahl</Trans>, path: `${path}/zip/${zipCode}` },
    { what: <Trans>Der neueste Preis dort</Trans>, path: `${path}/zip/${zipCode}/latest` }
  ]
  return (
    <dl className={s["addresses"]}>
      {examples.map((example) => (
        <div key={example.path}>
          <dt>{example.what}</dt>
          <dd>
            <a href={example.path}>
              <code>{example.path}</code>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
