import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { LinkFate } from "../../../domain/content/check-draft.ts"
import { ownRoutes } from "../../../domain/content/own-routes.gen.ts"
import {
  type AddressPlace,
  dealerLink,
  dealersPath,
  readDealerAddress
} from "../../../domain/dealer/dealer-address.ts"
import { dealerPageOf, pathOfDealerPage } from "../../../domain/dealer/dealer-page-paths.ts"
import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import type { Gazetteer } from "../../../domain/place/gazetteer.ts"
import {
  isSpelledOtherwise,
  localPageOf,
  pathOfLocalPage,
  priceOverviewPath
} from "../../../domain/place/local-page.ts"
import { regionByCode } from "../../../domain/place/region.ts"
import { chartNames } from "../../../domain/price-history/charts.ts"
import { Places } from "../../ports/places.ts"

interface DealerRow {
  readonly id: number
  readonly countryId: CountryId
  readonly zipCode: string
  readonly isEnded: boolean
  readonly branches: ReadonlyArray<{
    readonly id: number
    readonly zipCode: string
    readonly isSeat: boolean
  }>
}

/** Returns the dealers, in all countries, whose ids are at the end of these addresses. */
const dealersAmong = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const ids = paths.flatMap((path) => {
    const [, id] = /^\/(?:holzpellethaendler|bewertungen)\/(?:.*\/)?([1-9][0-9]{5,8})$/u.exec(path) ?? []
    return id === undefined ? [] : [Number(id)]
  })
  if (ids.length === 0) return []
  return yield* sql<DealerRow>`
    select dealer.id, dealer.country_id as "countryId", dealer.zip_code as "zipCode", state = 'ended' as "isEnded",
      coalesce(json_agg(json_build_object('id', branch.id, 'zipCode', branch.zip_code,
        'isSeat', branch.zip_code = dealer.zip_code and branch.street = dealer.street))
        filter (where branch.id is not null), '[]') as branches
    from dealer left join branch on branch.dealer_id = dealer.id
    where dealer.id = any(${ids}::bigint[]) group by dealer.id`
})

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const segmentsBelow = (path: string, above: string): ReadonlyArray<string> | undefined =>
  path.startsWith(`${above}/`)
    ? path
        .slice(above.length + 1)
        .split("/")
        .map(decoded)
    : undefined

/**
 * Compares an address with the canonical address of the page that it leads to: another spelling counts as moved; if the
 * page is only the nearest existing one, the address is broken, unless `isPutRight`.
 */
const fateBeside = (path: string, address: string, isPutRight: boolean): LinkFate =>
  path === address ? "there" : isPutRight || isSpelledOtherwise(path, address) ? "moved" : "broken"

const placeIn = (countryId: CountryId, gazetteer: Gazetteer, zipCode: string): AddressPlace | undefined => {
  const town = gazetteer.townOf(zipCode)
  const region = town && regionByCode(countryId, town.regionCode)
  return region && { stateSlug: region.slug, zipCode }
}

/**
 * Determines where addresses that name a chart, a place or a dealer lead, by the same rules as the routes (rules
 * place.local-page and dealer.address); undefined for all other addresses.
 */
export const namedPages = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const named = paths.filter((path) => !ownRoutes.includes(path))
  const dealers = yield* dealersAmong(named)
  const { gazetteer } = yield* Places
  const isOfPlaces = named.some((path) => path.startsWith(priceOverviewPath) || path.startsWith(dealersPath))
  const known = new Map<CountryId, Gazetteer>()
  if (isOfPlaces) for (const id of countryIds) known.set(id, yield* gazetteer(id))

  const dealerFate = (path: string, countryId: CountryId, segments: ReadonlyArray<string>): LinkFate => {
    const places = known.get(countryId)
    if (places === undefined) return "broken"
    const dealerOf = (id: number) => {
      const row = dealers.find((each) => each.id === id && each.countryId === countryId && !each.isEnded)
      return (
        row && {
          id,
          place: placeIn(countryId, places, row.zipCode),
          branches: row.branches.map((branch) => ({
            ...branch,
            place: placeIn(countryId, places, branch.zipCode)
          }))
        }
      )
    }
    const page = dealerPageOf(countryId, readDealerAddress(countryId, segments), dealerOf, places)
    const address = pathOfDealerPage(page)
    if (address === undefined) return "broken"
    // this form of the address leads to the dealer even after the dealer's location changes
    if (page.kind === "dealer" && path === dealerLink(page.dealer.id)) return "there"
    return fateBeside(path, address, page.kind !== "country" && page.kind !== "state")
  }

  return (path: string, countryId: CountryId): LinkFate | undefined => {
    if (ownRoutes.includes(path)) return undefined
    const [chart] = segmentsBelow(path, "/charts") ?? []
    if (chart !== undefined) return chartNames.some((name) => path === `/charts/${name}`) ? "there" : "broken"
    const [reviewed] = segmentsBelow(path, "/bewertungen") ?? []
    if (reviewed !== undefined)
      return dealers.some(({ id, countryId: of }) => of === countryId && path === `/bewertungen/${id}`)
        ? "there"
        : "broken"
    const ofDealers = segmentsBelow(path, dealersPath)
    if (ofDealers !== undefined) return dealerFate(path, countryId, ofDealers)
    const [state, countyOrCityZip, cityZip, more] = segmentsBelow(path, priceOverviewPath) ?? []
    const places = known.get(countryId)
    if (state === undefined || places === undefined) return undefined
    const page = localPageOf(
      countryId,
      { state, ...(countyOrCityZip && { countyOrCityZip }), ...(cityZip && { cityZip }) },
      places
    )
    return more === undefined ? fateBeside(path, pathOfLocalPage(page), page.kind === "town") : "broken"
  }
})
