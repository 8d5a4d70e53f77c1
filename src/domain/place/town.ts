import type { GeoPoint } from "./distance.ts"

/** A postal code with the name of its main place. */
export interface Town {
  readonly zipCode: string
  readonly name: string
  readonly regionCode: string
  /** `null` if the list of places has no county. */
  readonly countyCode: string | null
  readonly point: GeoPoint | null
}

/** A nearby town; the distance in km is set if both towns have coordinates. */
export interface NearbyTown {
  readonly town: Town
  readonly kilometres: number | undefined
}
