import type { CountryId } from "../../domain/place/country.ts"

/** A postal code with one of its places and its federal state or canton. */
export interface Place {
  readonly countryId: CountryId
  readonly zipCode: string
  readonly name: string
  readonly regionCode: string
}
