import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CountryId } from "../../domain/place/country.ts"
import { structuredData } from "../kit/documents/structured-data.ts"
import type { ChartName } from "../../domain/price-history/charts.ts"
import { previewMeta } from "./preview-meta.ts"
import { type AddressOf, trailData } from "../kit/documents/trail-data.ts"
import { chartTitles, overviewLink } from "./chart-titles.ts"
import { pricesData, questionsData } from "./price-structured-data.ts"

/** Texts of a price page in search results. */
interface PriceHead {
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
}

export const priceHeads = {
  overview: {
    title: msg`Pelletpreise heute: Verlauf, Regionen und was dahinter steht | Heizmarkt`,
    description: msg`Was eine Tonne Holzpellets heute kostet, wie sich der Preis in fünf Jahren entwickelt hat und wo sie günstiger ist. Mit Postleitzahl direkt zu den Angeboten.`
  },
  pellets: {
    title: msg`Pelletpreis als Chart: 3 Monate bis 5 Jahre | Heizmarkt`,
    description: msg`Der Preis für Holzpellets als Chart, mit Vergleich von Regionen und Brennstoffen und den Jahren davor.`
  },
  rohoel: {
    title: msg`Rohölpreis als Chart | Heizmarkt`,
    description: msg`Der Preis für Rohöl der Sorte Brent in US-Dollar je Barrel, von drei Monaten bis zu fünf Jahren.`
  },
  gasoel: {
    title: msg`Gasölpreis als Chart | Heizmarkt`,
    description: msg`Der Preis für Gasöl in US-Dollar je Tonne, von drei Monaten bis zu fünf Jahren.`
  },
  heizoel: {
    title: msg`Heizölpreis als Chart: 3 Monate bis 5 Jahre | Heizmarkt`,
    description: msg`Der Preis für 100 Liter Heizöl als Chart, mit Vergleich von Regionen und den Jahren davor.`
  }
} satisfies Readonly<Record<string, PriceHead>>

const chartTrail = (i18n: I18n, name: ChartName, addressOf: AddressOf) =>
  trailData(
    {
      trail: [{ title: i18n._(overviewLink.title), path: overviewLink.path }],
      title: i18n._(chartTitles[name]),
      path: `/charts/${name}`
    },
    addressOf
  )

interface PageOf {
  readonly countryId: CountryId
  readonly addressOf: AddressOf
  /** The first and the last day of the page's prices, as yyyy-MM-dd. */
  readonly days: readonly [first: string, last: string] | undefined
  /** Whether the prices are invented sample data. */
  readonly isSample: boolean
}

/**
 * Returns the head of a price page in the visitor's language, with the page's breadcrumb and its prices as a data set;
 * the head of the overview also includes questions, which search engines may show.
 */
export const priceHead = (
  i18n: I18n,
  page: "overview" | ChartName,
  { countryId, addressOf, days, isSample }: PageOf
) => {
  const title = i18n._(priceHeads[page].title)
  const description = i18n._(priceHeads[page].description)
  const [chart, path] =
    page === "overview" ? (["pellets", "/pelletpreise"] as const) : ([page, `/charts/${page}`] as const)
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...previewMeta({ countryId, chart, title, description, path }, addressOf),
      ...structuredData(
        ...(page === "overview" ? [questionsData(i18n, countryId)] : [chartTrail(i18n, page, addressOf)]),
        ...pricesData(i18n, { countryId, chart, path, description, days, isSample }, addressOf)
      )
    ]
  }
}
