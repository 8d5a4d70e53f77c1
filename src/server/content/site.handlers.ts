import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { localPageVerdict, type LocalPageSegments } from "../../domain/place/local-page.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { partnerUrl } from "../../domain/site/site.ts"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { commonLists, countryStates } from "./common-lists.ts"
import { TrustedShops } from "./trusted-shops.ts"

/** Common lists, trust figures, the partner's flag and the addresses of local pages. */
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

    return handlers.handleAll({
      common: ({ query }) => Effect.succeed(commonLists(query.countryId)),
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
