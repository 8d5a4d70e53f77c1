import { distanceBetween, type GeoPoint } from "../place/distance.ts"

/** Location of a branch; latitude and longitude are `null` if staff have not entered them. */
export interface PlacedBranch {
  readonly zipCode: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Returns the position of the place with this postal code, if it is known. */
export type PointOf = (zipCode: string) => GeoPoint | null | undefined

/**
 * Returns the position of a branch: the one entered by staff or, if there is none, that of the postal code; `null` if
 * neither is known.
 */
export const pointOfBranch = (
  { zipCode, latitude, longitude }: PlacedBranch,
  pointOf: PointOf
): GeoPoint | null =>
  latitude === null || longitude === null ? (pointOf(zipCode) ?? null) : { latitude, longitude }

/** Returns the nearest of the branches whose position is known, and its distance as the crow flies in whole km. */
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
