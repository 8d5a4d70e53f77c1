import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { marketFactors } from "../../domain/market/market-factor.ts"
import { wishOfQuery } from "../../domain/price-history/chart-wish.ts"
import { comparableUnit } from "../../domain/price-history/comparable-price.ts"
import { usualRange } from "../../domain/price-history/range.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/product-groups.ts"
import type { Client } from "../../services/client/client.ts"
import type { SeriesArea } from "../../services/prices/price-series.ts"
import type { ChartSubject } from "../../services/prices/wished-chart.ts"
import { type KnownSeries, wishedChart } from "../../services/prices/wished-chart.ts"
import type { ChartChoices } from "../../ui/price-chart/chart-choices.ts"
import type { ChartUnit } from "../../ui/price-chart/chart-unit.ts"
import type { PriceChartIslandProps } from "../../ui/price-chart/PriceChart.island.tsx"
import type { ChartPageName } from "../../ui/price-pages/ChartPage.tsx"

/** What a chart is of: a product, or a factor of the market. */
type Shown =
  | { readonly kind: "product"; readonly group: ReturnType<typeof productGroup> }
  | { readonly kind: "factor"; readonly factorId: number }

const shownOn: Readonly<Record<ChartPageName, Shown>> = {
  pellets: { kind: "product", group: productGroup(groupTable.loosePellets.id) },
  heizoel: { kind: "product", group: productGroup(groupTable.heatingOil.id) },
  rohoel: { kind: "factor", factorId: 1 },
  gasoel: { kind: "factor", factorId: 2 }
}

/** Fuels that may stand beside each other: those whose price is that of a tonne. */
const besidePellets = [groupTable.sacks, groupTable.bigBags, groupTable.briquettes, groupTable.woodChips]

const choicesOf = (name: ChartPageName, countryId: CountryId): ChartChoices => ({
  products:
    name === "pellets"
      ? besidePellets.map(({ productId, name: product }) => ({ productId, name: product }))
      : [],
  states:
    shownOn[name].kind === "product"
      ? regionsOf(countryId).map(({ slug, name: state }) => ({ slug, name: state }))
      : [],
  usualRange
})

const subjectOf = (shown: Shown, countryId: CountryId, of: ChartArea | undefined): ChartSubject =>
  shown.kind === "product"
    ? {
        countryId,
        series: { kind: "product", productId: shown.group.productId, ...of?.area },
        name: of?.name ?? countries[countryId].name
      }
    : {
        countryId,
        series: { kind: "factor", factorId: shown.factorId },
        name: marketFactors.find(({ id }) => id === shown.factorId)?.name ?? ""
      }

const unitOf = (shown: Shown, countryId: CountryId): ChartUnit => {
  if (shown.kind === "product")
    return { kind: "money", currency: countries[countryId].currencyCode, per: comparableUnit(shown.group) }
  const factor = marketFactors.find(({ id }) => id === shown.factorId)
  return { kind: "quotation", decimals: factor?.decimals ?? 2, name: factor?.unit ?? "" }
}

/** A part of the country, with the name that its line has. */
export interface ChartArea {
  readonly name: string
  readonly area: SeriesArea
}

interface Asked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
  readonly query: { readonly zeitraum?: unknown; readonly vergleich?: unknown }
  readonly path: `/${string}`
  /** Whose prices; without it the country's. */
  readonly of?: ChartArea
}

/** A chart as its page is sent, with all that is known of its line; undefined where nothing can be told. */
export const loadChart = async (
  name: ChartPageName,
  { client, countryId, i18n, query, path, of }: Asked
): Promise<
  | { readonly chart: PriceChartIslandProps; readonly whole: PriceChartIslandProps["data"]["line"]["values"] }
  | undefined
> => {
  const shown = shownOn[name]
  const subject = subjectOf(shown, countryId, of)
  const choices = choicesOf(name, countryId)
  const wish = wishOfQuery(query, {
    productIds: choices.products.map(({ productId }) => productId),
    slugs: choices.states.map(({ slug }) => slug),
    usualRange
  })
  const known: KnownSeries = new Map()
  try {
    const data = await wishedChart(client, subject, wish, known)
    const whole = known.get(JSON.stringify(subject.series)) ?? []
    const title =
      shown.kind === "product"
        ? i18n._(msg`Preis für ${shown.group.name}, ${subject.name}`)
        : i18n._(msg`Preis für ${subject.name}`)
    return {
      chart: { name: title, subject, unit: unitOf(shown, countryId), wish, data, choices, path },
      whole
    }
  } catch {
    // the page is whole without it, and says so
    return undefined
  }
}
