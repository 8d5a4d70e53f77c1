import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound, Unavailable } from "./errors.ts"
import { countryId, countryIdText, list, zipText } from "./primitives.ts"
import { wire } from "./wire.ts"

const zipOfCountry = wire({ zipCode: zipText, countryId })

/** Checks whether a dealer delivers to a postal code (rule zip.uncheckable). A failed check is 503, never `false`. */
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
    // names of a postal code's places, for the address of an order; empty if the postal code does not exist
    HttpApiEndpoint.get("placesOfZip", "/places/:countryId/:zipCode", {
      params: { countryId: countryIdText, zipCode: zipText },
      success: Schema.Array(Schema.String),
      error: [NotFound, Unavailable]
    })
  )
  .prefix("/api/location") {}
