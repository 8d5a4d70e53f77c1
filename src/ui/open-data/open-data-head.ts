import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { openLicence } from "../../domain/open-data/open-licence.ts"
import { openCountries } from "../../domain/open-data/open-names.ts"
import { structuredData } from "../kit/documents/structured-data.ts"
import { type OpenDataFacts, openPathOf } from "./open-data-facts.ts"

const title = msg`Offene Daten: Brennstoffpreise als JSON und CSV | Heizmarkt`
const description = msg`Preise für Pellets, Heizöl und andere Brennstoffe nach Tag, Land und Postleitzahl: frei abrufbar, ohne Anmeldung, unter CC BY 4.0.`

const sampleDescription = msg`Beispieldaten: Diese Preise sind erfunden und zeigen, wie der Marktplatz arbeitet.`

/** Metadata of the open data page for search engines, including search engines for data sets. */
export const openDataHead = (i18n: I18n, { country, origin, products, isSample }: OpenDataFacts) => {
  const days = products.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  return {
    meta: [
      { title: i18n._(title) },
      { name: "description", content: i18n._(description) },
      ...structuredData({
        "@type": "Dataset",
        name: i18n._(msg`Brennstoffpreise nach Tag und Gebiet`),
        description: isSample ? i18n._(sampleDescription) : i18n._(description),
        url: `${origin}/daten`,
        license: openLicence.url,
        isAccessibleForFree: true,
        creator: { "@type": "Organization", name: openLicence.attribution, url: origin },
        variableMeasured: products.map(({ name }) => name),
        spatialCoverage: [openCountries[country].name],
        ...(first === undefined || last === undefined
          ? {}
          : { temporalCoverage: `${first}/..`, dateModified: last }),
        distribution: products.map(({ product, name }) => ({
          "@type": "DataDownload" as const,
          name,
          encodingFormat: "text/csv",
          contentUrl: `${origin}${openPathOf(country, product)}?format=csv`
        }))
      })
    ]
  }
}
