import { type ChartWish, queryOfWish } from "../../domain/price-history/chart-wish.ts"
import { usualRange } from "../../domain/price-history/range.ts"
import { type WoodGroup, woodGroupsOf } from "../../domain/price-history/wood-groups.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import type { PageContext } from "../../services/page/page-context.ts"
import { loadChart } from "./load-chart.ts"
import { loadOverview } from "./load-overview.ts"
import { loadPartner } from "./load-partner.ts"
import { loadWatchedPrice } from "./load-watched-price.ts"

/** Returns the search parameters of the chart, for forms that change other parameters. */
const wishQuery = (wish: ChartWish) => Object.fromEntries(new URLSearchParams(queryOfWish(wish, usualRange)))

const idsOf = (groups: ReadonlyArray<WoodGroup>): string => groups.map(({ productId }) => productId).join(",")

/** Returns the chosen fuels as URL parameter, for the links of the chart; `undefined` for the default choice. */
const groupsQuery = (groups: ReadonlyArray<WoodGroup>): string | undefined =>
  idsOf(groups) === idsOf(woodGroupsOf(undefined)) ? undefined : `gruppen=${idsOf(groups)}`

/** Loads the data of the page of a country's prices for its search parameters. */
export const loadPricePage = async (
  context: Pick<PageContext, "client" | "locale" | "i18n" | "page">,
  { gruppen, plz, ...query }: Readonly<Record<"zeitraum" | "vergleich" | "gruppen" | "plz", unknown>>
) => {
  const { client, i18n, locale } = context
  const { countryId } = locale
  const asked = { client, countryId, i18n }
  const goods = { productId: usualGroup.productId, zipCode: "" }
  const [loaded, heatingOil, watched, partner] = await Promise.all([
    loadChart("pellets", { ...asked, query, path: "/pelletpreise" }),
    loadChart("heizoel", { ...asked, query: {}, path: "/charts/heizoel" }),
    loadWatchedPrice(client, countryId, goods),
    loadPartner(context)
  ])
  const groups = woodGroupsOf(gruppen)
  const known = { pellets: loaded?.whole ?? [], heatingOil: heatingOil?.whole ?? [] }
  return {
    partner,
    alarm: { ...goods, watched },
    chart: loaded && { ...loaded.chart, others: groupsQuery(groups) },
    days: loaded?.days,
    overview: await loadOverview(client, countryId, known, groups, plz),
    query: loaded === undefined ? {} : wishQuery(loaded.chart.wish)
  }
}

export type LoadedPricePage = Awaited<ReturnType<typeof loadPricePage>>
