import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import {
  countryId,
  countryIdText,
  currency,
  productGroupId,
  productGroupIdText,
  text,
  zipText
} from "./primitives.ts"
import { wire, wireOdd } from "./wire.ts"

const title = wire({ id: Schema.Int, name: Schema.String })

const addressLists = {
  title1List: Schema.Array(title),
  title2List: Schema.Array(title),
  countryList: Schema.Array(wire({ id: Schema.Int, name: Schema.String, iso: Schema.String }))
}

/** Layout data of a country's pages (rule page.layout-data). */
const layout = wireOdd(
  {
    tld: Schema.String,
    countryId,
    trustedShopsId: Schema.String,
    footer: wire({ inverted: Schema.Boolean, trustedShops: Schema.Boolean, help: Schema.Boolean }),
    mainCss: Schema.String,
    productGroupId
  },
  { mainCss: "main-css" }
)

const locale = wire({
  code: Schema.String,
  countryId,
  iso: Schema.String,
  domain: Schema.String,
  domainExt: Schema.String,
  currency,
  currencyCode: currency,
  subcurrency: Schema.String,
  zipPattern: Schema.String,
  defaultProductId: Schema.Int,
  trustedShopsId: Schema.String,
  customerPhone: Schema.String,
  pressPhone: Schema.String,
  msClarityId: Schema.String
})

/** The common lists of a country; the lists for addresses appear twice, because clients read them in both places. */
export const commonLists = wire({
  ...addressLists,
  layout,
  locale,
  address: wire(addressLists),
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

/** The federal states of a country, with their paths and their map names (ISO 3166-2). */
export const countryStates = Schema.Array(
  wire({ id: Schema.Int, name: Schema.String, friendlyName: Schema.String, mapId: Schema.String })
)

/** Rating values from the trust-rating service (rule page.trust-figures). */
export const trustedQuality = wire({
  overallMark: Schema.Finite,
  overallMarkDescriptionGUILang: Schema.String,
  activeReviewCount: Schema.Int,
  activePeriodInDays: Schema.Int,
  totalReviewCount: Schema.Int
})

/** Whether the partner serves a postal code, and the URL of the partner's page (rule page.partner: a feature flag). */
export const partnerAvailability = wire({
  isSuccess: Schema.Boolean,
  payload: wire({ available: Schema.Boolean, url: Schema.String })
})

/** Whether a path is the local page of a postal code; `validLocationUrl` is empty if the postal code has no place. */
export const localPageCheck = wire({ valid: Schema.Boolean, validLocationUrl: Schema.String })

const localPage = "/api/site/:countryId/pages/check-zipcode/:state"
const state = { countryId: countryIdText, state: text(60) }
const localPageAnswer = {
  query: { zipCode: zipText },
  success: localPageCheck,
  error: [NotFound, Unavailable]
} as const

export class SiteApi extends HttpApiGroup.make("site").add(
  HttpApiEndpoint.get("common", "/api/common", {
    // `productGroupId` is the product group of the page
    query: { countryId: countryIdText, productGroupId: Schema.optionalKey(productGroupIdText) },
    success: commonLists,
    error: Unavailable
  }),
  HttpApiEndpoint.get("countryStates", "/api/site/:countryId/country-states", {
    params: { countryId: countryIdText },
    success: countryStates,
    error: NotFound
  }),
  HttpApiEndpoint.get("trustedShops", "/api/site/trusted-shops/:id/overall", {
    params: { id: text(64) },
    success: trustedQuality,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("enwego", "/api/enwego/is-available", {
    query: { countryId: countryIdText, zipCode: Schema.optionalKey(zipText) },
    success: partnerAvailability
  }),
  // a value that matches no place or cannot be read leads to the overview
  HttpApiEndpoint.get("localRedirect", "/api/site/:countryId/pages/local/redirect", {
    params: { countryId: countryIdText },
    query: { city: Schema.optionalKey(Schema.String), zipCode: Schema.optionalKey(Schema.String) },
    success: wire({ url: Schema.String }),
    error: NotFound
  }),
  // one endpoint for each possible length of the path (rule place.local-page); empty segments are omitted
  HttpApiEndpoint.get("checkStatePage", localPage, { params: state, ...localPageAnswer }),
  HttpApiEndpoint.get("checkCountyPage", `${localPage}/:countyOrCityZip`, {
    params: { ...state, countyOrCityZip: text(60) },
    ...localPageAnswer
  }),
  HttpApiEndpoint.get("checkCityPage", `${localPage}/:countyOrCityZip/:cityZip`, {
    params: { ...state, countyOrCityZip: text(60), cityZip: zipText },
    ...localPageAnswer
  })
) {}
