import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import { countryIdText, productGroupId, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const title = wire({ id: Schema.Int, name: Schema.String })

/** The common lists of a country (shop.md 3 "Common lists"). */
export const commonLists = wire({
  address: wire({
    title1List: Schema.Array(title),
    title2List: Schema.Array(title),
    countryList: Schema.Array(wire({ id: Schema.Int, name: Schema.String, iso: Schema.String }))
  }),
  productGroups: Schema.Array(
    wire({
      id: productGroupId,
      name: Schema.String,
      urlName: Schema.String,
      defaultProductId: Schema.Int,
      isPallet: Schema.Boolean,
      defaultUnitShortName: Schema.String,
      defaultUnitNamePlural: Schema.String
    })
  )
})

/** Figures of the trust-rating service (shop.md 3 "Trusted quality data"). */
export const trustedQuality = wire({
  overallMark: Schema.Finite,
  overallMarkDescriptionGUILang: Schema.String,
  activeReviewCount: Schema.Int,
  activePeriodInDays: Schema.Int,
  totalReviewCount: Schema.Int
})

export class SiteApi extends HttpApiGroup.make("site").add(
  HttpApiEndpoint.get("common", "/api/common", {
    query: { countryId: countryIdText },
    success: commonLists,
    error: Unavailable
  }),
  HttpApiEndpoint.get("trustedShops", "/api/site/trusted-shops/:id/overall", {
    params: { id: text(64) },
    success: trustedQuality,
    error: [NotFound, Unavailable]
  })
) {}
