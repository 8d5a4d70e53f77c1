import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import { countryId, countryIdText, list, zipText } from "./primitives.ts"
import { wire } from "./wire.ts"

const zipOfCountry = wire({ zipCode: zipText, countryId })

/** Postal codes (rule zip.uncheckable): whether a dealer delivers there. A failed check is 503, never `false`. */
export class LocationsApi extends HttpApiGroup.make("locations")
  .add(
    HttpApiEndpoint.post("checkZip", "/check-zipcode", {
      payload: zipOfCountry,
      success: Schema.Boolean,
      error: Unavailable
    }),
    HttpApiEndpoint.post("checkZips", "/check-zipcodes", {
      payload: list(zipOfCountry, 10),
      success: Schema.Array(zipOfCountry),
      error: Unavailable
    }),
    // names of the places of a code, for the address of an order; none when there is no such code
    HttpApiEndpoint.get("placesOfZip", "/places/:countryId/:zipCode", {
      params: { countryId: countryIdText, zipCode: zipText },
      success: Schema.Array(Schema.String),
      error: [NotFound, Unavailable]
    })
  )
  .prefix("/api/location") {}
