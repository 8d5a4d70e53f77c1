import type { GeoPoint } from "./distance.ts"

/** A postal code with the place that it is known by. */
export interface Town {
  readonly zipCode: string
  readonly name: string
  readonly regionCode: string
  /** Null where the list of places does not say. */
  readonly countyCode: string | null
  readonly point: GeoPoint | null
}

/** A town near another one; the distance in km is known where both have a point. */
export interface NearbyTown {
  readonly town: Town
  readonly kilometres: number | undefined
}
