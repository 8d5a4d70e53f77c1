import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import {
  localPagePath,
  localPageVerdict,
  type LocalPageSegments,
  priceOverviewPath
} from "../../domain/place/local-page.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { layoutData, localeData } from "../../domain/site/layout-data.ts"
import { partnerUrl } from "../../domain/site/site.ts"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { commonLists, countryStates } from "./common-lists.ts"
import { TrustedShops } from "./trusted-shops.ts"

/**
 * Handlers for common lists, the values of the trust-rating service, the partner's flag and the addresses of local
 * pages.
 */
export const siteHandlers = HttpApiBuilder.group(
  ShopApi,
  "site",
  Effect.fnUntraced(function* (handlers) {
    const site = yield* ShopSite
    const places = yield* Places
    const { quality } = yield* TrustedShops

    const checkPage = (countryId: CountryId, segments: LocalPageSegments, zipCode: string) =>
      orUnavailable(
        Effect.map(places.regionsOf(countryId, zipCode), (regions) =>
          localPageVerdict(countryId, segments, zipCode, regions)
        )
      )

    /** Returns the page of a postal code, or of a place by its name; the overview page if both are unknown. */
    const localPageOf = Effect.fnUntraced(function* (countryId: CountryId, city: string, zipCode: string) {
      const byCode = isZipOf(countryId, zipCode) ? zipCode : undefined
      // postal codes of post-office boxes and large companies are in no list, so the name of the place is used for them
      for (const zip of [byCode, yield* places.zipOfPlace(countryId, city)]) {
        const [code] = zip === undefined ? [] : yield* places.regionsOf(countryId, zip)
        const region = code === undefined ? undefined : regionByCode(countryId, code)
        if (region !== undefined && zip !== undefined) return localPagePath(region, zip)
      }
      return priceOverviewPath
    })

    return handlers.handleAll({
      localRedirect: ({ params: { countryId }, query: { city = "", zipCode = "" } }) =>
        localPageOf(countryId, city, zipCode).pipe(
          Effect.tap(() => addHeaders({ "cache-control": "public, max-age=3600" })),
          Effect.catchTag("DatabaseUnreachable", () => Effect.succeed(priceOverviewPath)),
          Effect.map((url) => ({ url }))
        ),
      common: ({ query: { countryId, productGroupId } }) =>
        Effect.succeed({
          ...commonLists(countryId),
          layout: layoutData(site, countryId, productGroupId),
          locale: localeData(site, countryId)
        }),
      countryStates: ({ params }) => Effect.succeed(countryStates(params.countryId)),
      trustedShops: Effect.fnUntraced(function* ({ params }) {
        const figures = yield* quality(params.id)
        if (figures === undefined) return yield* Effect.fail(refusals.notFound)
        yield* addHeaders({ "cache-control": "public, max-age=3600" })
        return figures
      }),
      enwego: Effect.fnUntraced(function* ({ query: { countryId, zipCode } }) {
        const url = partnerUrl(site.locales[localeOfCountry(countryId).code].enwego, zipCode)
        yield* addHeaders({ "cache-control": "public, max-age=120" })
        return { isSuccess: true, payload: { available: url !== undefined, url: url ?? "" } }
      }),
      checkStatePage: ({ params: { countryId, ...segments }, query }) =>
        checkPage(countryId, segments, query.zipCode),
      checkCountyPage: ({ params: { countryId, ...segments }, query }) =>
        checkPage(countryId, segments, query.zipCode),
      checkCityPage: ({ params: { countryId, ...segments }, query }) =>
        checkPage(countryId, segments, query.zipCode)
    })
  })
)
