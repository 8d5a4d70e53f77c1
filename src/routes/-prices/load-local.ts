import type { I18n } from "@lingui/core"
import { countryAreaName } from "../../domain/place/area-name.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { isSpelledOtherwise } from "../../domain/place/local-page.ts"
import { regionsOf } from "../../domain/place/region.ts"
import type { ChartArea } from "../../domain/price-history/charts.ts"
import { codesAround, codesText, firstCodeAround } from "../../domain/price-history/price-area.ts"
import { groupTable } from "../../domain/product/group-table.ts"
import type { Client } from "../../services/client/client.ts"
import { heardValue } from "../../services/client/no-answer.ts"
import {
  localOffersDealers,
  localPagesPlace,
  priceHistoryRangeLocal
} from "../../services/client/price-routes.gen.ts"
import { figuresOf } from "../../services/prices/figures-of.ts"
import type { PlaceLink } from "../../ui/kit/documents/place-link.ts"
import type { AreaPrices } from "../../ui/price-pages/area-prices.ts"
import type { LocalPrices } from "../../ui/price-pages/local-facts.ts"
import { loadChart } from "./load-chart.ts"
import { shownPrices } from "./prices-by-product.ts"

const compared = [groupTable.loosePellets, groupTable.sacks]

export interface LocalAsked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
  readonly segments: {
    readonly state: string
    readonly countyOrCityZip?: string
    readonly cityZip?: string
  }
  readonly query: { readonly zeitraum?: unknown; readonly vergleich?: unknown }
}

/** @throws NoAnswer if the place of the URL could not be loaded */
const placeOf = async ({ client, countryId, segments }: LocalAsked) => {
  const answer = await client.call(localPagesPlace, { params: { countryId }, query: segments })
  // text that the API contract rejects matches no place
  return answer.type === "refused" ? undefined : heardValue(answer)
}

type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>

const own = (path: string): `/${string}` => `/${path.replace(/^\//u, "")}`

const linkOf = ({ title, path, kilometres }: Place["towns"][number]): PlaceLink => ({
  title,
  path: own(path),
  kilometres
})

const areasOf = async (
  { client, countryId }: LocalAsked,
  { kind, stateId, countyCode, zipCode }: Place
): Promise<ReadonlyArray<AreaPrices>> => {
  const where = {
    ...(kind === "Town" && zipCode !== undefined ? { zipCode } : {}),
    ...(kind !== "Town" && stateId !== undefined ? { stateId } : {}),
    ...(kind === "County" && countyCode !== undefined ? { countyCode } : {})
  }
  const productIds = compared.map(({ productId }) => String(productId))
  const answer = await client.call(priceHistoryRangeLocal, {
    params: { countryId },
    query: { productIds, ...where }
  })
  if (answer.type !== "ok") return []
  return answer.value.rows.map(({ title, places, link, basis, groups }) => ({
    title,
    places,
    path: link === "" ? undefined : own(link),
    ...shownPrices({ basis, groups })
  }))
}

const dealersOf = async ({ client, countryId }: LocalAsked, { zipCode }: Place) => {
  if (zipCode === undefined) return null
  const answer = await client.call(localOffersDealers, { params: { countryId, zipCode }, query: {} })
  return answer.type === "ok" ? answer.value : null
}

/** Returns the area whose price history is shown, for the chart and its label. */
const historyOf = (countryId: CountryId, place: Place): ChartArea => {
  const { historyBasis, stateId, countyCode, zipCode, trail, title, kind } = place
  const state = stateId === undefined ? undefined : regionsOf(countryId)[stateId - 1]
  if (historyBasis === "Codes" && zipCode !== undefined)
    return {
      name: codesText(countryId, codesAround(zipCode).prefix),
      // the pages of all these codes share one chart, which is rendered only once
      area: { zipCode: firstCodeAround(countryId, zipCode) }
    }
  if (historyBasis === "County" && countyCode !== undefined)
    return { name: kind === "County" ? title : (trail.at(-1)?.title ?? title), area: { countyCode } }
  return historyBasis === "State" && state !== undefined && stateId !== undefined
    ? { name: state.name, area: { stateId } }
    : { name: countryAreaName(countryId), area: {} }
}

/** Loads the page of a URL; if its path differs from `here`, returns only the redirect. */
export const loadLocal = async (asked: LocalAsked, overview: PlaceLink, here: string) => {
  const { client, countryId, i18n, query } = asked
  const place = await placeOf(asked)
  if (place === undefined || place.kind === "Overview")
    return { kind: "elsewhere" as const, path: overview.path, isPutRight: false }
  const { kind } = place
  const path = own(place.path)
  // the redirect is permanent from a known postal code or another spelling of the same URL, and temporary from an
  // unknown place to the next wider page
  if (path !== here)
    return { kind: "elsewhere" as const, path, isPutRight: kind === "Town" || isSpelledOtherwise(here, path) }
  const of = historyOf(countryId, place)
  const [chart, areas, dealers] = await Promise.all([
    loadChart("pellets", { client, countryId, i18n, query, of }),
    areasOf(asked, place),
    dealersOf(asked, place)
  ])
  const local: LocalPrices = {
    countryId,
    kind,
    path,
    title: place.title,
    trail: [overview, ...place.trail.map(linkOf)],
    zipCode: place.zipCode,
    regionSlug: place.stateId === undefined ? undefined : regionsOf(countryId)[place.stateId - 1]?.slug,
    otherNames: place.names.filter((name) => name !== place.name),
    towns: place.towns.map(linkOf),
    sameTown: place.sameTown.map(linkOf),
    currency: countries[countryId].currencyCode,
    figures: figuresOf(chart?.whole ?? []),
    historyOf: of.name,
    products: compared.map(({ productId, name }) => ({ productId, name })),
    areas,
    dealers
  }
  return { kind: "here" as const, path, local, chart: chart?.chart }
}
