import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CountryId } from "../../domain/place/country.ts"
import { openCountryOf, openProducts } from "../../domain/open-data/open-names.ts"
import { type ChartName, chartOf } from "../../domain/price-history/charts.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { priceDataset } from "../kit/documents/price-dataset.ts"
import type { StructuredData } from "../kit/documents/structured-data.ts"
import type { AddressOf } from "../kit/documents/trail-data.ts"
import type { LocalPrices } from "./local-facts.ts"
import { priceQuestions } from "./price-questions.ts"

/** Returns the questions of a price page as structured data for search engines. */
export const questionsData = (i18n: I18n, countryId: CountryId): StructuredData => ({
  "@type": "FAQPage",
  mainEntity: priceQuestions(countryId).map(({ title, answer }) => ({
    "@type": "Question",
    name: i18n._(title),
    acceptedAnswer: { "@type": "Answer", text: i18n._(answer) }
  }))
})

interface ShownPrices {
  readonly countryId: CountryId
  readonly chart: ChartName
  readonly path: string
  readonly description: string
  readonly days: readonly [first: string, last: string] | undefined
  readonly isSample: boolean
}

/**
 * Returns the prices on a page as a data set, which contains only the shop's own prices, since market quotations are
 * not open data.
 */
export const pricesData = (
  i18n: I18n,
  { countryId, chart, path, ...shown }: ShownPrices,
  addressOf: AddressOf
): ReadonlyArray<StructuredData> => {
  const { subject, fuel } = chartOf(chart, countryId)
  const { series, name } = subject
  if (series.kind === "factor") return []
  return [
    priceDataset(i18n, {
      ...shown,
      name: i18n._(msg`Preis für ${fuel}, ${name}`),
      url: addressOf(path),
      origin: addressOf("/"),
      country: openCountryOf(countryId),
      products: openProducts
        .filter(({ group }) => group.productId === series.productId)
        .map(({ product, group }) => ({ product, name: group.name }))
    })
  ]
}

/** Returns the price range per tonne of the dealers who deliver to a place; an empty list if there is no dealer. */
export const offersData = (
  i18n: I18n,
  { title, dealers, currency }: Pick<LocalPrices, "title" | "dealers" | "currency">,
  isSample: boolean
): ReadonlyArray<StructuredData> => {
  const [best] = dealers ?? []
  const last = dealers?.at(-1)
  return best === undefined || last === undefined
    ? []
    : [
        {
          "@type": "Product",
          name: i18n._(msg`${usualGroup.name}, eine Tonne, geliefert nach ${title}`),
          ...(isSample && { description: i18n._(msg`Beispieldaten: Händler und Preise sind erfunden.`) }),
          offers: {
            "@type": "AggregateOffer",
            priceCurrency: currency,
            lowPrice: best.unitPrice.toFixed(2),
            highPrice: last.unitPrice.toFixed(2),
            offerCount: dealers?.length ?? 0
          }
        }
      ]
}
