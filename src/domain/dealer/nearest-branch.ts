import { distanceBetween, type GeoPoint } from "../place/distance.ts"

/** Where a branch may be known to lie; null where staff have not said it. */
export interface PlacedBranch {
  readonly zipCode: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The point of a postal code's place, where it is known. */
export type PointOf = (zipCode: string) => GeoPoint | null | undefined

/** Where a branch lies: as staff have said, or else where its postal code does; null where neither is known. */
export const pointOfBranch = (
  { zipCode, latitude, longitude }: PlacedBranch,
  pointOf: PointOf
): GeoPoint | null =>
  latitude === null || longitude === null ? (pointOf(zipCode) ?? null) : { latitude, longitude }

/** The nearest of the branches whose points are known, with its distance as the crow flies in whole km. */
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
