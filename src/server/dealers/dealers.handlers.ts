import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import { readDealerAddress } from "../../domain/dealer/dealer-address.ts"
import { type DealerPage, dealerPageOf, pathOfDealerPage } from "../../domain/dealer/dealer-page-paths.ts"
import type { Ordering } from "../../domain/options/calculation.ts"
import { parseOrderQuery } from "../../domain/options/order-query.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type Region, regionsOf } from "../../domain/place/region.ts"
import { slugOf } from "../../domain/place/slug.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import { addHeaders } from "../http/cookies.ts"
import { asIsInside } from "../http/in-process.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { orUnreachable } from "../ports/database-unreachable.ts"
import { type AreaOffer, DealerPrices, type DealerWish } from "../ports/dealer-prices.ts"
import { Places } from "../ports/places.ts"
import { cardOf, listedOffers } from "./dealer-cards.ts"
import { keptDetails } from "./dealer-details.ts"
import type { DealerDirectory, KnownDealer } from "./dealer-directory.ts"
import { profileOf } from "./dealer-profile.ts"
import { dealerPaths, dealersByState } from "./dealer-states.ts"
import { KnownDealers } from "./known-dealers.ts"

/**
 * Lets browsers cache a response for 60 s; the server's own copies of prices and ratings are updated by notifications
 * instead.
 */
const keptByBrowsers = addHeaders({ "cache-control": "public, max-age=60" })

/** Default number of dealers on a page of the list. */
const usualSize = 20

const orderingOf = (sort: string | undefined): Ordering => (sort === "1" ? 1 : sort === "2" ? 2 : 0)

type FilterQuery = { readonly [Key in "options" | "pcert" | "ap" | "lbp"]?: string }

/** Reads the filters of a list, which have the same names and form as those of the list of offers. */
const wishOf = (countryId: CountryId, { options, pcert, ap, lbp }: FilterQuery): DealerWish =>
  parseOrderQuery(countryId, { options, pcert, ap, lbp }).calculation

const todayIn = (countryId: CountryId) =>
  Effect.map(Clock.currentTimeMillis, (at) => isoOfDay(localTime(countryId, new Date(at)).day))

const states = { active: "Active", paused: "Paused", ended: "Ended" } as const
const kinds = {
  country: "Country",
  state: "State",
  zip: "Zip",
  dealer: "Dealer",
  branch: "Branch",
  unknown: "Unknown"
} as const

const placeFacts = (countryId: CountryId, page: DealerPage<KnownDealer>) => {
  const told = { kind: kinds[page.kind], path: pathOfDealerPage(page) ?? "" }
  const numberOf = (region: Region) => regionsOf(countryId).indexOf(region) + 1
  switch (page.kind) {
    case "country":
    case "unknown":
      return { ...told, title: "" }
    case "state":
      return { ...told, title: page.region.name, stateId: numberOf(page.region) }
    case "zip": {
      const { zipCode, name } = page.town
      return { ...told, title: `${zipCode} ${name}`, stateId: numberOf(page.region), zipCode }
    }
    case "dealer":
    case "branch": {
      const { id, name, state, place, zipCode } = page.dealer
      const region = regionsOf(countryId).find(({ slug }) => slug === place?.stateSlug)
      return {
        ...told,
        title: name,
        state: states[state],
        ...(region === undefined ? {} : { stateId: numberOf(region), zipCode }),
        dealerId: id,
        ...(page.kind === "branch" ? { branchId: page.branch.id } : {})
      }
    }
  }
}

/** Groups offers by dealer, only once for each set of offers: the offers of a country change only with its prices. */
const offersByDealer = rememberedFor((offers: ReadonlyArray<AreaOffer>) =>
  Map.groupBy(offers, ({ dealerId }) => dealerId)
)

/** The API endpoints for dealers' public data (rules dealer.address and dealer.states). */
export const dealersHandlers = HttpApiBuilder.group(
  ShopApi,
  "dealers",
  Effect.fnUntraced(function* (handlers) {
    const places = yield* Places
    const known = yield* KnownDealers
    const prices = yield* DealerPrices
    const sql = yield* SqlClient
    const detailsOf = keptDetails()

    const bestOf = (directory: DealerDirectory, { id }: KnownDealer, offers: ReadonlyArray<AreaOffer>) =>
      listedOffers(directory, offersByDealer(offers).get(id) ?? [], { region: undefined, ordering: 0 })[0]

    const listOf = Effect.fnUntraced(function* (
      countryId: CountryId,
      query: {
        readonly state: string | undefined
        readonly zip: string | undefined
        readonly wish: DealerWish
        readonly ordering: Ordering
        readonly page: number
        readonly size: number
      }
    ) {
      const { state, zip, wish, ordering, page, size } = query
      const directory = yield* known.of(countryId)
      const gazetteer = yield* places.gazetteer(countryId)
      const region =
        state === undefined ? undefined : regionsOf(countryId).find(({ slug }) => slug === slugOf(state))
      const town = zip === undefined ? undefined : gazetteer.townOf(zip)
      const isNowhere =
        (zip !== undefined && town === undefined) ||
        (zip === undefined && state !== undefined && region === undefined)
      if (isNowhere) return { items: [], total: 0, page, size }
      const offers =
        zip === undefined ? yield* prices.everywhere(countryId, wish) : yield* prices.at(countryId, zip, wish)
      const listed = listedOffers(directory, offers, {
        region: zip === undefined ? region : undefined,
        ordering
      })
      const shown = listed.slice((page - 1) * size, page * size)
      const at = { countryId, directory, from: town?.point ?? null, today: yield* todayIn(countryId) }
      return {
        items: shown.flatMap((offer) => cardOf(at, offer)),
        total: listed.length,
        page,
        size
      }
    })

    const placeOf = Effect.fnUntraced(function* (countryId: CountryId, path: string) {
      const directory = yield* known.of(countryId)
      const gazetteer = yield* places.gazetteer(countryId)
      const segments = path.split("/").filter((segment) => segment !== "")
      const address = readDealerAddress(countryId, segments)
      return placeFacts(countryId, dealerPageOf(countryId, address, directory.dealerOf, gazetteer))
    })

    /** Returns the profile of a dealer; undefined for an unknown dealer, "ended" for a former dealer. */
    const profile = Effect.fnUntraced(function* (countryId: CountryId, id: string, zip: string | undefined) {
      const directory = yield* known.of(countryId)
      const dealer = /^[1-9][0-9]*$/u.test(id) ? directory.dealerOf(Number(id)) : undefined
      if (dealer === undefined) return undefined
      if (dealer.state === "ended") return "ended" as const
      const details = yield* orUnreachable(detailsOf(directory, countryId, dealer.id))
      if (details === undefined) return undefined
      const offers = yield* prices.everywhere(countryId, {})
      const town = zip === undefined ? undefined : (yield* places.gazetteer(countryId)).townOf(zip)
      const best = bestOf(directory, dealer, offers)
      const today = yield* todayIn(countryId)
      return profileOf({ countryId, directory, dealer, details, best, from: town?.point ?? null, today })
    })

    return handlers.handleAll({
      list: ({ params: { countryId }, query }) =>
        listOf(countryId, {
          state: query.stateName ?? query.state,
          zip: query.zipCode ?? query.zip,
          wish: wishOf(countryId, query),
          ordering: orderingOf(query.sort),
          page: query.page ?? 1,
          size: query.size ?? usualSize
        }).pipe(
          Effect.tap(() => keptByBrowsers),
          orUnavailable,
          Effect.flatMap(asIsInside)
        ),
      states: ({ params: { countryId } }) =>
        Effect.gen(function* () {
          const directory = yield* known.of(countryId)
          return dealersByState(directory, yield* prices.everywhere(countryId, {}))
        }).pipe(
          Effect.tap(() => keptByBrowsers),
          orUnavailable,
          Effect.flatMap(asIsInside)
        ),
      place: ({ params: { countryId }, query }) =>
        placeOf(countryId, query.path).pipe(
          Effect.tap(() => keptByBrowsers),
          orUnavailable,
          Effect.flatMap(asIsInside)
        ),
      all: ({ params: { countryId } }) =>
        Effect.gen(function* () {
          const directory = yield* known.of(countryId)
          return { paths: dealerPaths(directory, yield* prices.everywhere(countryId, {})) }
        }).pipe(
          Effect.tap(() => keptByBrowsers),
          orUnavailable
        ),
      show: Effect.fnUntraced(function* ({ params: { countryId, id }, query: { zipCode } }) {
        const found = yield* profile(countryId, id, zipCode).pipe(
          Effect.provideService(SqlClient, sql),
          orUnavailable
        )
        if (found === undefined) return yield* Effect.fail(refusals.notFound)
        if (found === "ended") return yield* Effect.fail(refusals.gone)
        yield* keptByBrowsers
        return yield* asIsInside(found)
      })
    })
  })
)
