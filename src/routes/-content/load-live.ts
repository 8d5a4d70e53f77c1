import type { I18n } from "@lingui/core"
import { hasInstalments } from "../../domain/calculator/simple-form.ts"
import type { Block } from "../../domain/content/block.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ChartName } from "../../domain/price-history/charts.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import type { Client } from "../../services/client/client.ts"
import { kalkulationBestPrice } from "../../services/client/routes.gen.ts"
import type { DealerOffer, LiveContent } from "../../ui/content/live-content.ts"
import { loadLandingPrices } from "../-offers/landing-prices.ts"
import { loadChart } from "../-prices/load-chart.ts"

/** Search parameters that a content page reads. */
export interface ContentQuery {
  readonly brennstoff?: unknown
  readonly zahlung?: unknown
}

interface Asked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
  readonly query: ContentQuery
}

const groupsIn = (block: Block): ReadonlyArray<ProductGroupId> => {
  if (block.type === "bestPrice") return [block.groupId]
  return block.type === "comparison" ? block.columns.map(({ groupId }) => groupId) : []
}

const chartIn = async (name: ChartName, { client, countryId, i18n }: Asked) => {
  const loaded = await loadChart(name, { client, countryId, i18n, query: {}, path: `/charts/${name}` })
  if (loaded === undefined) return []
  const { chart } = loaded
  return [{ chart: name, name: chart.name, data: chart.data, unit: chart.unit }]
}

const offersFor = async ({ client, countryId }: Asked): Promise<ReadonlyArray<DealerOffer>> => {
  const answer = await client.call(kalkulationBestPrice, { query: { countryId, amount: 6000 } })
  return answer.type === "ok" ? answer.value : []
}

const instalmentsOf = ({ countryId, query }: Asked): LiveContent["instalments"] => {
  if (!hasInstalments(countryId)) return "none"
  return query.zahlung === "raten" ? "chosen" : "offered"
}

/** Loads the live data for the blocks of a page; data that cannot be loaded is left out. */
export const loadLive = async (blocks: ReadonlyArray<Block>, asked: Asked) => {
  const groups = [...new Set(blocks.flatMap(groupsIn))]
  const names = [...new Set(blocks.flatMap((block) => (block.type === "priceChart" ? [block.chart] : [])))]
  const [prices, charts, offers] = await Promise.all([
    loadLandingPrices(asked.client, asked.countryId, groups),
    Promise.all(names.map((name) => chartIn(name, asked))),
    blocks.some(({ type }) => type === "dealers") ? offersFor(asked) : []
  ])
  const calculator = blocks.find((block) => block.type === "calculator")
  return {
    prices,
    charts: charts.flat(),
    offers,
    instalments: instalmentsOf(asked),
    calculator,
    given: calculator?.groups.find((groupId) => productGroup(groupId).slug === asked.query.brennstoff)
  }
}

export type LoadedLive = Awaited<ReturnType<typeof loadLive>>
