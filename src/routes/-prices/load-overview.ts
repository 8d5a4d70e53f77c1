import { countries, type CountryId } from "../../domain/place/country.ts"
import { statePagePath } from "../../domain/place/local-page.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { marketFactors } from "../../domain/price-history/market-factor.ts"
import { thinned } from "../../domain/price-history/chart-series.ts"
import { heatingOilFactor, sparkPoints } from "../../services/prices/heating-oil-factor.ts"
import { type WoodGroup, woodGroups } from "../../domain/price-history/wood-groups.ts"
import { figuresOf } from "../../services/prices/figures-of.ts"
import type { Client } from "../../services/client/client.ts"
import {
  marketFactors as marketCall,
  priceHistoryRangeLocal
} from "../../services/client/price-routes.gen.ts"
import type {
  ComparedProduct,
  FactorFacts,
  PriceOverview,
  StatePrices
} from "../../ui/price-pages/price-facts.ts"
import { loadOwnPlace } from "./load-own-place.ts"
import { shownPrices } from "./prices-by-product.ts"
import type { ChartData } from "../../domain/price-history/chart-data.ts"

/** Pages of the factors that have a chart of their own. */
const chartOfFactor: Readonly<Record<number, `/${string}`>> = {
  1: "/charts/rohoel",
  2: "/charts/gasoel",
  5: "/charts/heizoel"
}

const dayIn = (dateTime: string): number => dayOfIso(dateTime.slice(0, 10)) ?? 0

const statesOf = async (
  client: Client,
  countryId: CountryId,
  groups: ReadonlyArray<WoodGroup>
): Promise<ReadonlyArray<StatePrices>> => {
  const answer = await client.call(priceHistoryRangeLocal, {
    params: { countryId },
    query: { productIds: groups.map(({ productId }) => String(productId)) }
  })
  if (answer.type !== "ok") return []
  return answer.value.rows.flatMap(({ title, basis, groups: told }) => {
    const region = regionsOf(countryId).find(({ name }) => name === title)
    if (region === undefined) return []
    return [
      {
        mapId: region.mapId,
        name: title,
        path: statePagePath(region),
        ...shownPrices({ basis, groups: told })
      }
    ]
  })
}

interface Market {
  readonly factors: ReadonlyArray<{ readonly id: number; readonly name: string; readonly unit: string }>
  /** Quotations per day by the factor's id, the oldest day first. */
  readonly prices: ReadonlyArray<{
    readonly timeStamp: string
    readonly factors: Readonly<Record<string, number>>
  }>
}

/** Returns the last year of each factor; all price pages of a country are rendered from the same response. */
const lastYearOf = rememberedFor(({ factors, prices }: Market): ReadonlyArray<FactorFacts> => {
  const yearAgo = dayIn(prices.at(-1)?.timeStamp ?? "") - 365
  const days = prices
    .map(({ timeStamp, factors: quoted }) => ({ day: dayIn(timeStamp), quoted }))
    .filter(({ day }) => day >= yearAgo)
  return factors.map(({ id, name, unit }) => {
    const values = days.flatMap(({ day, quoted }) => {
      const value = quoted[String(id)]
      return value === undefined ? [] : [{ day, value }]
    })
    const decimals = marketFactors.find((each) => each.id === id)?.decimals ?? 2
    return { id, name, unit, decimals, values: thinned(values, sparkPoints), path: chartOfFactor[id] }
  })
})

const factorsOf = async (
  client: Client,
  countryId: CountryId,
  heatingOil: ChartData["line"]["values"]
): Promise<ReadonlyArray<FactorFacts>> => {
  const answer = await client.call(marketCall, { query: { countryId } })
  if (answer.type !== "ok" || answer.value.prices.length === 0) return []
  return lastYearOf(answer.value).flatMap((factor) =>
    chartOfFactor[factor.id] === "/charts/heizoel"
      ? heatingOilFactor(countryId, heatingOil)
      : factor.values.length === 0
        ? []
        : [factor]
  )
}
const shown = ({ productId, name }: WoodGroup): ComparedProduct => ({ productId, name })

/** Loads the overview of pellet prices; data that cannot be loaded is left out. */
export const loadOverview = async (
  client: Client,
  countryId: CountryId,
  { pellets, heatingOil }: Readonly<Record<"pellets" | "heatingOil", ChartData["line"]["values"]>>,
  groups: ReadonlyArray<WoodGroup>,
  place: unknown
): Promise<PriceOverview> => {
  const [states, factors, own] = await Promise.all([
    statesOf(client, countryId, groups),
    factorsOf(client, countryId, heatingOil),
    loadOwnPlace(client, countryId, groups, place)
  ])
  return {
    currency: countries[countryId].currencyCode,
    figures: figuresOf(pellets),
    products: groups.map(shown),
    choices: woodGroups.map(shown),
    states,
    own,
    factors
  }
}
