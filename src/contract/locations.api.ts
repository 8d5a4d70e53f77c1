import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Unavailable } from "./errors.ts"
import { countryId, list, zipText } from "./primitives.ts"
import { wire } from "./wire.ts"

const zipOfCountry = wire({ zipCode: zipText, countryId })

/** Postal codes (shop.md 7): whether a dealer delivers there. A failed check is 503, never `false`. */
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
    })
  )
  .prefix("/api/location") {}
