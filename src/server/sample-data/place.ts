import type { CountryId } from "../../domain/place/country.ts"

/** A postal code with one of its places and the state or canton it lies in. */
export interface Place {
  readonly countryId: CountryId
  readonly zipCode: string
  readonly name: string
  readonly regionCode: string
}
