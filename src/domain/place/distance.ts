/** A point on the earth, in degrees. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth, in km. */
const earthRadius = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance between two points as the crow flies, in km (haversine formula). */
export const distanceBetween = (one: GeoPoint, other: GeoPoint): number => {
  const a =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(a))
}
