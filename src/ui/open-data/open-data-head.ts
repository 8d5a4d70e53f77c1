import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { priceDataset } from "../kit/documents/price-dataset.ts"
import { structuredData } from "../kit/documents/structured-data.ts"
import type { OpenDataFacts } from "./open-data-facts.ts"

const title = msg`Offene Daten: Brennstoffpreise als JSON und CSV | Heizmarkt`
const description = msg`Preise für Pellets, Heizöl und andere Brennstoffe nach Tag, Land und Postleitzahl: frei abrufbar, ohne Anmeldung, unter CC BY 4.0.`

/** Returns the metadata of the open data page for search engines, including search engines for data sets. */
export const openDataHead = (i18n: I18n, { country, origin, products, isSample }: OpenDataFacts) => {
  const days = products.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  return {
    meta: [
      { title: i18n._(title) },
      { name: "description", content: i18n._(description) },
      ...structuredData(
        priceDataset(i18n, {
          name: i18n._(msg`Brennstoffpreise nach Tag und Gebiet`),
          description: i18n._(description),
          url: `${origin}/daten`,
          origin,
          country,
          products,
          days: first === undefined || last === undefined ? undefined : [first, last],
          isSample
        })
      )
    ]
  }
}
