import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { viewsPath } from "../domain/adverts/advert-address.ts"
import { campaignTypeIds, slotKeys, slotTypeIds } from "../domain/adverts/slot.ts"
import { mostViewsAtOnce } from "../domain/adverts/view-rule.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { anyText, countryIdText, integer, integerText, list } from "./primitives.ts"
import { wire } from "./wire.ts"

/** Ids are `integer` columns. */
const greatest = 2_147_483_647

const slotItem = wire({
  id: Schema.Int,
  slotId: Schema.Int,
  advertId: Schema.Int,
  campaignTypeId: Schema.Literals(campaignTypeIds),
  weight: Schema.Int
})

const slot = wire({
  id: Schema.Int,
  key: Schema.Literals(slotKeys),
  slotTypeId: Schema.Literals(slotTypeIds),
  appliesZipFiltering: Schema.Boolean,
  /** Code of the state of the postal code; empty where none was given. */
  region: Schema.String,
  items: Schema.Array(slotItem)
})

const advert = { params: { advertId: integerText(1, greatest) } }

/** Code of a state or canton, or nothing. */
const region = anyText(3).check(Schema.isPattern(/^[A-Z]{0,3}$/u))

/** Where a click is counted; a link without it still redirects and is not counted. */
const counted = {
  platz: Schema.optionalKey(integerText(1, greatest)),
  gebiet: Schema.optionalKey(region)
}

/** Places for adverts and what stands there now (rule advert.choice). */
export class AdvertsApi extends HttpApiGroup.make("adverts").add(
  HttpApiEndpoint.get("slots", "/api/iam/slots", {
    query: { countryId: countryIdText },
    success: Schema.Array(slot),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("slot", "/api/iam/slots/:slotKey", {
    params: { slotKey: Schema.Literals(slotKeys) },
    // one that has not the form of the country's codes counts as none
    query: { countryId: countryIdText, zipCode: Schema.optionalKey(anyText(10)) },
    success: slot,
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("content", "/api/iam/content/:advertId", {
    ...advert,
    success: wire({ html: Schema.String, stylesFileName: Schema.String }),
    error: [NotFound, Unavailable]
  })
) {}

/** What frames and links of adverts ask for, without a session and without cookies (rule advert.frame). */
export class AdvertFramesApi extends HttpApiGroup.make("advertFrames").add(
  HttpApiEndpoint.get("stylesFile", "/api/iam/content/css/:file", {
    params: { file: anyText(40) },
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/css" }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("frame", "/anzeige/:advertId/inhalt", {
    ...advert,
    query: counted,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/html" }),
    error: [Invalid, NotFound, Unavailable]
  }),
  // answered with 303 to the target, when its signature is valid
  HttpApiEndpoint.get("click", "/anzeige/:advertId", {
    ...advert,
    query: { ziel: anyText(600), zeichen: anyText(60), ...counted },
    success: HttpApiSchema.Empty(303),
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("count", viewsPath, {
    payload: wire({ region, itemIds: list(integer(1, greatest), mostViewsAtOnce) }),
    success: HttpApiSchema.NoContent,
    error: [Invalid, Unavailable]
  })
) {}
