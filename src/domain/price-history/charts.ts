import { type MarketFactorId, marketFactors } from "./market-factor.ts"
import { areaName, countryAreaName } from "../place/area-name.ts"
import { countries, type CountryId } from "../place/country.ts"
import { regionsOf } from "../place/region.ts"
import { regionsByName } from "../place/regions-by-name.ts"
import { isZipOf } from "../place/zip.ts"
import { type ProductGroup, productGroup, productGroups } from "../product/product-group.ts"
import { groupTable } from "../product/group-table.ts"
import type { ChartChoices } from "./chart-choices.ts"
import type { ChartSubject, SeriesArea, SeriesOf } from "./chart-lines.ts"
import type { ChartUnit } from "./chart-unit.ts"
import { type ChartWish, type FileArea, wishOfQuery } from "./chart-wish.ts"
import { comparableUnit } from "./comparable-price.ts"
import { codesAround, codesText } from "./price-area.ts"
import { usualRange } from "./range.ts"
import { woodGroups } from "./wood-groups.ts"

/** The names of the charts that have a page, as used in path segments. */
export const chartNames = ["pellets", "heizoel", "rohoel", "gasoel"] as const
export type ChartName = (typeof chartNames)[number]

/** Widths of chart images in pixels, as used in paths: for pages and for print. */
export const pictureWidths = ["1200", "2400"] as const

/** The subject of a chart: a product, or a market factor. */
type Shown =
  | { readonly kind: "product"; readonly group: ProductGroup }
  | { readonly kind: "factor"; readonly factorId: MarketFactorId }

const shownOn: Readonly<Record<ChartName, Shown>> = {
  pellets: { kind: "product", group: productGroup(groupTable.loosePellets.id) },
  heizoel: { kind: "product", group: productGroup(groupTable.heatingOil.id) },
  rohoel: { kind: "factor", factorId: 1 },
  gasoel: { kind: "factor", factorId: 2 }
}

const besidePellets = woodGroups.filter((group) => group !== groupTable.loosePellets)

/** A chart of a country: its subject, unit and available comparisons. */
export interface CountryChart {
  /** Name of the fuel or market factor. */
  readonly fuel: string
  readonly subject: ChartSubject
  readonly unit: ChartUnit
  readonly choices: ChartChoices
}

const ofProduct = (name: ChartName, group: ProductGroup, countryId: CountryId): CountryChart => ({
  fuel: group.name,
  subject: {
    countryId,
    series: { kind: "product", productId: group.productId },
    name: countryAreaName(countryId)
  },
  unit: { kind: "money", currency: countries[countryId].currencyCode, per: comparableUnit(group) },
  choices: {
    products:
      name === "pellets" ? besidePellets.map(({ productId, name: fuel }) => ({ productId, name: fuel })) : [],
    states: regionsByName(countryId).map(({ slug, name: state }) => ({ slug, name: state })),
    usualRange
  }
})

const ofFactor = (factorId: MarketFactorId, countryId: CountryId): CountryChart => {
  const factor = marketFactors.find(({ id }) => id === factorId)
  const name = factor?.name ?? ""
  return {
    fuel: name,
    subject: { countryId, series: { kind: "factor", factorId }, name },
    unit: { kind: "quotation", decimals: factor?.decimals ?? 2, name: factor?.unit ?? "" },
    choices: { products: [], states: [], usualRange }
  }
}

/** Returns the chart with a given name in a country. */
export const chartOf = (name: ChartName, countryId: CountryId): CountryChart => {
  const shown = shownOn[name]
  return shown.kind === "product"
    ? ofProduct(name, shown.group, countryId)
    : ofFactor(shown.factorId, countryId)
}

/** A part of the country, with the label of its line; the complete country has an empty area. */
export interface ChartArea {
  readonly name: string
  readonly area: SeriesArea
}

/**
 * Returns a country's chart for a part of the country, which can be compared with the complete country and with other
 * states.
 */
export const chartOfPart = (chart: CountryChart, { name, area }: ChartArea): CountryChart => {
  const { subject, choices } = chart
  if (subject.series.kind !== "product" || Object.keys(area).length === 0) return chart
  const own = area.stateId === undefined ? undefined : regionsOf(subject.countryId)[area.stateId - 1]
  return {
    ...chart,
    subject: { ...subject, name, series: { ...subject.series, ...area } },
    choices: {
      ...choices,
      states: choices.states.filter(({ slug }) => slug !== own?.slug),
      country: countryAreaName(subject.countryId)
    }
  }
}

/**
 * Returns the chart for the area given in a file's query, or for the complete country if there is no such area. As in
 * the index, a postal code takes precedence over a county, and a county over a state; `nameOfCounty` returns the name
 * of a county.
 */
export const chartOfFile = (
  chart: CountryChart,
  { region: slug, countyCode, zipCode }: FileArea,
  nameOfCounty: (code: string) => string | undefined
): CountryChart => {
  const { countryId } = chart.subject
  if (zipCode !== undefined && isZipOf(countryId, zipCode))
    return chartOfPart(chart, {
      name: codesText(countryId, codesAround(zipCode).prefix),
      area: { zipCode }
    })
  const county = countyCode === undefined ? undefined : nameOfCounty(countyCode)
  if (countyCode !== undefined && county !== undefined)
    return chartOfPart(chart, { name: county, area: { countyCode } })
  const regions = regionsOf(countryId)
  const index = regions.findIndex((region) => region.slug === slug)
  const { name } = regions[index] ?? {}
  return name === undefined ? chart : chartOfPart(chart, { name, area: { stateId: index + 1 } })
}

/**
 * Returns the base path of a chart's files (`data.csv` and others), which have the same query as the chart's page:
 * `?zeitraum=3&vergleich=bayern`; `region`, `countyCode` or `zipCode` choose the line of an area.
 */
export const chartFilesPath = (countryId: CountryId, name: ChartName): `/${string}` =>
  `/api/site/${countryId}/charts/${name}`

/** Returns the chart settings in a URL; unavailable choices are ignored. */
export const wishOf = (
  { choices }: Pick<CountryChart, "choices">,
  query: { readonly zeitraum?: unknown; readonly vergleich?: unknown }
): ChartWish => wishOfQuery(query, choices)

const factorName = (factorId: number): string => marketFactors.find(({ id }) => id === factorId)?.name ?? ""

/**
 * Returns the name of the area of a line's prices, e.g. "Bayern"; for a county, its code; for a market factor, its
 * name.
 */
export const areaOf = (countryId: CountryId, series: SeriesOf): string => {
  if (series.kind === "factor") return factorName(series.factorId)
  if (series.zipCode !== undefined) return codesText(countryId, codesAround(series.zipCode).prefix)
  if (series.countyCode !== undefined) return series.countyCode
  const state = series.stateId === undefined ? undefined : regionsOf(countryId)[series.stateId - 1]
  return areaName(countryId, state?.code ?? "")
}

/**
 * Returns the full name of a line, e.g. "Holzpellets lose, Bayern"; for a market factor, its name. `area` replaces the
 * area's name if that would be only a code.
 */
export const seriesName = (
  countryId: CountryId,
  series: SeriesOf,
  area = areaOf(countryId, series)
): string => {
  if (series.kind === "factor") return factorName(series.factorId)
  const fuel = productGroups.find(({ productId }) => productId === series.productId)?.name ?? ""
  return `${fuel}, ${area}`
}
