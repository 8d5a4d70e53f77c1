import { distanceBetween, type GeoPoint } from "../place/distance.ts"

/** Location of a branch; latitude and longitude are `null` if staff have not entered them. */
export interface PlacedBranch {
  readonly zipCode: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Returns the point of a postal code's place, if it is known. */
export type PointOf = (zipCode: string) => GeoPoint | null | undefined

/**
 * Returns the point of a branch: the point that staff have entered, otherwise the point of its postal code; `null` if
 * neither is known.
 */
export const pointOfBranch = (
  { zipCode, latitude, longitude }: PlacedBranch,
  pointOf: PointOf
): GeoPoint | null =>
  latitude === null || longitude === null ? (pointOf(zipCode) ?? null) : { latitude, longitude }

/** Returns the nearest branch among those with a known point, with its distance as the crow flies in whole km. */
export const nearestBranch = <Branch extends { readonly point: GeoPoint | null }>(
  branches: ReadonlyArray<Branch>,
  from: GeoPoint | null
): { readonly branch: Branch; readonly kilometres: number } | undefined => {
  if (from === null) return undefined
  let nearest: { readonly branch: Branch; readonly kilometres: number } | undefined
  for (const branch of branches) {
    if (branch.point === null) continue
    const kilometres = distanceBetween(branch.point, from)
    if (nearest === undefined || kilometres < nearest.kilometres) nearest = { branch, kilometres }
  }
  return nearest && { ...nearest, kilometres: Math.round(nearest.kilometres) }
}
