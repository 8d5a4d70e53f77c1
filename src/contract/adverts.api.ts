import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { viewsPath } from "../domain/adverts/advert-address.ts"
import { campaignTypeIds, slotKeys, slotTypeIds } from "../domain/adverts/slot.ts"
import { mostViewsAtOnce } from "../domain/adverts/view-rule.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { anyText, countryIdText, integer, integerText, list } from "./primitives.ts"
import { wire } from "./wire.ts"

/** Maximum id, since ids are stored in `integer` columns. */
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
  /** Code of the federal state that the postal code belongs to; empty if no postal code was given. */
  region: Schema.String,
  items: Schema.Array(slotItem)
})

const advert = { params: { advertId: integerText(1, greatest) } }

/** Code of a federal state or canton, or empty. */
const region = anyText(3).check(Schema.isPattern(/^[A-Z]{0,3}$/u))

/**
 * Slot and region under which a click is counted; a link without them still redirects, but the click is not counted.
 */
const counted = {
  platz: Schema.optionalKey(integerText(1, greatest)),
  gebiet: Schema.optionalKey(region)
}

/** API calls for advert slots and their current adverts (rule advert.choice). */
export class AdvertsApi extends HttpApiGroup.make("adverts").add(
  HttpApiEndpoint.get("slots", "/api/iam/slots", {
    query: { countryId: countryIdText },
    success: Schema.Array(slot),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("slot", "/api/iam/slots/:slotKey", {
    params: { slotKey: Schema.Literals(slotKeys) },
    // a postal code that does not match the country's format is ignored
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

/** Requests from advert frames and from links in adverts, without a session and without cookies (rule advert.frame). */
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
  // responds with 303 to the target if the link's signature is valid
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
