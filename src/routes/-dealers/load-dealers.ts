import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { dealerListPath, dealersPath } from "../../domain/dealer/dealer-address.ts"
import { type ListFilters, listFilters } from "../../domain/dealer/list-choices.ts"
import { ownPriceGroup } from "../../domain/dealer/own-price.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isSpelledOtherwise } from "../../domain/place/local-page.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { productGroup, usualGroup } from "../../domain/product/product-group.ts"
import type { Client } from "../../services/client/client.ts"
import {
  dealersList,
  dealersPlace,
  dealersShow,
  dealersStates
} from "../../services/client/dealers-routes.gen.ts"
import { heardValue } from "../../services/client/no-answer.ts"
import type {
  DealerCardFacts,
  DealerListFacts,
  DealerPageFacts,
  GoneDealerFacts
} from "../../ui/dealers-public/dealer-facts.ts"
import type { PlaceLink } from "../../ui/kit/documents/place-link.ts"
import { loadDealerChart } from "./dealer-chart.ts"
import { type DealerSearch, listWish, queryText, readableWish, wishQuery } from "./dealer-query.ts"
import { askConfiguration, type ConfigurationAnswer, loadOwnPrice } from "./load-own-price.ts"

interface Asked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
  readonly segments: ReadonlyArray<string>
  readonly search: DealerSearch
  /** The requested path. */
  readonly here: string
}

/** Result for a URL: a redirect, a page, or nothing. */
type FoundDealers =
  | { readonly kind: "elsewhere"; readonly path: string; readonly isPutRight: boolean }
  | { readonly kind: "unknown" }
  | { readonly kind: "list"; readonly list: DealerListFacts }
  | { readonly kind: "dealer"; readonly dealer: DealerPageFacts }
  | { readonly kind: "gone"; readonly gone: GoneDealerFacts; readonly pageStatus: 410 }

const own = (path: string): `/${string}` => `/${path.replace(/^\//u, "")}`

type Place = Awaited<ReturnType<typeof placeOf>>

const placeOf = async (client: Client, countryId: CountryId, path: string) => {
  const answer = await client.call(dealersPlace, { params: { countryId }, query: { path } })
  // text that the API contract rejects cannot identify a dealer
  return answer.type === "refused" ? { kind: "Unknown" as const, path: "", title: "" } : heardValue(answer)
}

const regionIn = (countryId: CountryId, stateId: number | undefined) =>
  stateId === undefined ? undefined : regionsOf(countryId)[stateId - 1]

const listQuery = (countryId: CountryId, { stateId, zipCode }: Place, search: DealerSearch) => {
  const region = regionIn(countryId, stateId)
  const number = Number(search.page)
  return {
    ...(zipCode === undefined ? (region === undefined ? {} : { stateName: region.slug }) : { zipCode }),
    ...readableWish(search),
    ...(Number.isSafeInteger(number) && number >= 1 && number <= 10_000 ? { page: number } : {})
  }
}

const dealersOf = async ({ client, countryId, search }: Asked, place: Place) => {
  const query = listQuery(countryId, place, search)
  const answer = await client.call(dealersList, { params: { countryId }, query })
  if (answer.type !== "ok") return null
  const items = answer.value.items.map((card): DealerCardFacts => ({
    ...card,
    path: own(card.path),
    branch: { ...card.branch, path: own(card.branch.path) }
  }))
  return { ...answer.value, items }
}

const statesOf = async ({ client, countryId }: Asked) => {
  const answer = await client.call(dealersStates, { params: { countryId } })
  if (answer.type !== "ok") return []
  return answer.value.flatMap(({ stateId, name, path, dealers, unitPrice }) => {
    const region = regionIn(countryId, stateId)
    return region === undefined ? [] : [{ name, mapId: region.mapId, path: own(path), dealers, unitPrice }]
  })
}

const overviewOf = (i18n: I18n): PlaceLink => ({ title: i18n._(msg`Holzpellethändler`), path: dealersPath })

const trailOf = ({ countryId, i18n }: Asked, place: Place): ReadonlyArray<PlaceLink> => {
  const region = regionIn(countryId, place.stateId)
  return [
    overviewOf(i18n),
    ...(region === undefined ? [] : [{ title: region.name, path: dealerListPath(region.slug) }])
  ]
}

const listOf = async (
  asked: Asked,
  place: Place,
  kind: DealerListFacts["kind"],
  filters: ListFilters
): Promise<DealerListFacts> => {
  const [dealers, states] = await Promise.all([
    dealersOf(asked, place),
    kind === "Country" ? statesOf(asked) : []
  ])
  return {
    countryId: asked.countryId,
    kind,
    path: own(place.path),
    title: place.title,
    trail: kind === "Country" ? [] : kind === "State" ? [overviewOf(asked.i18n)] : trailOf(asked, place),
    zipCode: place.zipCode,
    wish: { ...listWish(asked.search, filters), missedZip: asked.search.zipCode },
    filters,
    dealers,
    states
  }
}

const nearOf = async (asked: Asked, place: Place): Promise<GoneDealerFacts> => {
  const region = regionIn(asked.countryId, place.stateId)
  const list = dealerListPath(region?.slug, place.zipCode)
  const dealers = await dealersOf({ ...asked, search: {} }, place)
  return {
    name: place.title,
    zipCode: place.zipCode,
    place: { title: place.zipCode ?? region?.name ?? overviewOf(asked.i18n).title, path: list },
    others: dealers?.items.slice(0, 6) ?? []
  }
}

/** Returns the filters of the configuration, or of the catalogue if the call failed. */
const filtersOf = (countryId: CountryId, answer: ConfigurationAnswer): ListFilters =>
  listFilters(answer.type === "ok" ? answer.value : configurationOf(countryId, usualGroup.id))

const paymentNames = ({ choices }: ListFilters, ids: ReadonlyArray<number>): ReadonlyArray<string> =>
  choices
    .flatMap(({ key, options }) => (key === "Payment" ? options : []))
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)

const dealerOf = async (asked: Asked, place: Place): Promise<FoundDealers> => {
  const { client, countryId, i18n, search } = asked
  const id = place.dealerId ?? 0
  const { zipCode } = search
  const answer = await client.call(dealersShow, {
    params: { countryId, id: String(id) },
    query: zipCode !== undefined && isZipOf(countryId, zipCode) ? { zipCode } : {}
  })
  if (answer.type === "refused") return { kind: "unknown" }
  const { state, deliveryArea, paymentIds, products, branches, priceDays, ...told } = heardValue(answer)
  const isPaused = state === "Paused"
  const links = branches.map((branch) => ({ ...branch, path: own(branch.path) }))
  const { name, stateName } = told
  const group = ownPriceGroup(
    products.map(({ productGroupId }) => productGroupId),
    search.product
  )
  const usual = askConfiguration(client, countryId, usualGroup.id)
  const configuration = group.id === usualGroup.id ? usual : askConfiguration(client, countryId, group.id)
  const [chart, ownPrice, configured] = await Promise.all([
    loadDealerChart({ client, countryId, i18n, name, stateName, priceDays }),
    isPaused
      ? { kind: "unasked" as const }
      : loadOwnPrice({ client, countryId, group, configuration }, id, search),
    usual
  ])
  const branch = links.find((each) => each.id === place.branchId)
  const dealer: DealerPageFacts = {
    ...told,
    countryId,
    path: own(place.path),
    trail: [
      ...trailOf(asked, place),
      ...(branch === undefined ? [] : [{ title: name, path: own(told.path) }])
    ],
    branch,
    isPaused,
    nearPath: dealerListPath(regionIn(countryId, place.stateId)?.slug, place.zipCode),
    branches: links,
    deliveryArea: deliveryArea.flatMap(({ stateId, percent, ...each }) => {
      const region = regionIn(countryId, stateId)
      return region === undefined ? [] : [{ name: each.name, mapId: region.mapId, percent }]
    }),
    payments: paymentNames(filtersOf(countryId, configured), paymentIds),
    products: products.map(({ productGroupId }) => {
      const { name: title, slug } = productGroup(productGroupId)
      return { productGroupId, name: title, slug }
    }),
    chart,
    asked: {
      zipCode: zipCode ?? "",
      amount: search.amount ?? String(group.comparisonAmount),
      groupId: group.id
    },
    ownPrice
  }
  return { kind: "dealer", dealer }
}

/**
 * Returns the URL to redirect to if a postal code was typed into the form of a list; `undefined` if the postal code is
 * missing, invalid or unknown.
 */
const listOfTypedZip = async ({ client, countryId, search }: Asked, filters: ListFilters) => {
  const { zipCode } = search
  if (zipCode === undefined || !isZipOf(countryId, zipCode)) return undefined
  const typed = await placeOf(client, countryId, zipCode)
  if (typed.kind !== "Zip") return undefined
  return typed.path + queryText(wishQuery(listWish(search, filters)))
}

/** Loads the data of dealer pages; each page has exactly one URL (rule dealer.address). */
export const loadDealers = async (asked: Asked): Promise<FoundDealers> => {
  const { client, countryId, segments, search, here } = asked
  const place = await placeOf(client, countryId, segments.join("/"))
  const { kind } = place
  if (kind === "Unknown") return { kind: "unknown" }
  const isDealer = kind === "Dealer" || kind === "Branch"
  if (place.path !== here)
    return {
      kind: "elsewhere",
      path: place.path + queryText(search),
      isPutRight: isDealer || kind === "Zip" || isSpelledOtherwise(here, place.path)
    }
  if (isDealer)
    return place.state === "Ended"
      ? { kind: "gone", gone: await nearOf(asked, place), pageStatus: 410 }
      : dealerOf(asked, place)
  const filters = filtersOf(countryId, await askConfiguration(client, countryId, usualGroup.id))
  const typed = await listOfTypedZip(asked, filters)
  return typed === undefined || typed === here
    ? { kind: "list", list: await listOf(asked, place, kind, filters) }
    : { kind: "elsewhere", path: typed, isPutRight: false }
}
