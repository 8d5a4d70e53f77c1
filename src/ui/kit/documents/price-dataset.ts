import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { openLicence } from "../../../domain/open-data/open-licence.ts"
import { type OpenCountry, openCountries, openPathOf } from "../../../domain/open-data/open-names.ts"
import type { StructuredData } from "./structured-data.ts"

const sampleDescription = msg`Beispieldaten: Diese Preise sind erfunden und zeigen, wie der Marktplatz arbeitet.`

interface PriceDataset {
  readonly name: string
  readonly description: string
  /** URL of the page that shows the prices. */
  readonly url: string
  /** Scheme and host of the country's domain. */
  readonly origin: string
  readonly country: OpenCountry
  /** Each product's name in open data and in the shop. */
  readonly products: ReadonlyArray<{ readonly product: string; readonly name: string }>
  /** The first and last day with prices, as yyyy-MM-dd; undefined if there are no prices yet. */
  readonly days: readonly [first: string, last: string] | undefined
  /** Whether the prices are invented sample data. */
  readonly isSample: boolean
}

/**
 * Returns a country's prices as a data set for search engines, with links to the open-data files (rule
 * price.open-data).
 */
export const priceDataset = (i18n: I18n, dataset: PriceDataset): StructuredData => {
  const { name, description, url, origin, country, products, days, isSample } = dataset
  return {
    "@type": "Dataset",
    name,
    description: isSample ? i18n._(sampleDescription) : description,
    url,
    license: openLicence.url,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: openLicence.attribution, url: origin },
    variableMeasured: products.map((each) => each.name),
    spatialCoverage: [openCountries[country].name],
    ...(days === undefined ? {} : { temporalCoverage: `${days[0]}/..`, dateModified: days[1] }),
    distribution: products.map((each) => ({
      "@type": "DataDownload" as const,
      name: each.name,
      encodingFormat: "text/csv",
      contentUrl: `${origin}${openPathOf(country, each.product)}?format=csv`
    }))
  }
}
