import { geoConicConformal } from "d3-geo"
import type { MultiPolygon } from "geojson"
import { feature } from "topojson-client"
import { topology } from "topojson-server"
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify"
import type { Objects, Topology as AnyTopology } from "topojson-specification"
import type { CountryId } from "../../../src/domain/place/country.ts"
import type { CountryOutlines } from "../../../src/ui/price-map/country-outlines.ts"
import { shapesOf, type Shape } from "./state-shapes.ts"
import { svgPath } from "./svg-path.ts"

type Topology = AnyTopology<Objects>

/** The longer side of a map in path units: on a page one unit is about half a pixel. */
const side = 1_000
/** Minimum area of a bend that is drawn, in square units. */
const leastBend = 3
/** Minimum area of an island that is drawn, in square units. */
const leastIsland = 60

/** Returns a conic projection, as on wall maps: with converging meridians, and standard parallels in the country. */
const projectionFor = (shapes: Iterable<Shape>) => {
  const points = [...shapes]
    .flat(3)
    .map(([longitude = 0, latitude = 0]): [number, number] => [longitude, latitude])
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  return (
    geoConicConformal()
      .rotate([-(Math.min(...longitudes) + Math.max(...longitudes)) / 2, 0])
      .parallels([south + (north - south) / 6, north - (north - south) / 6])
      // points instead of areas: for areas the projection would need to know which side is inside
      .fitSize([side, side], { type: "MultiPoint", coordinates: points })
  )
}

/** Returns the borders of the federal states; a border shared by several states occurs only once. */
const bordersOf = (states: Readonly<Record<string, MultiPolygon>>): Topology => {
  const { type, bbox, arcs, objects } = topology(states)
  const areas = Object.entries(objects).flatMap(([mapId, object]) =>
    object.type === "MultiPolygon" ? [[mapId, { type: object.type, arcs: object.arcs }] as const] : []
  )
  return { type, bbox, arcs, objects: Object.fromEntries(areas) }
}

const viewBoxOf = ([left = 0, top = 0, right = side, bottom = side]: ReadonlyArray<number> = []): string => {
  const [x, y] = [Math.round(left), Math.round(top)]
  return `${x} ${y} ${Math.round(right) - x} ${Math.round(bottom) - y}`
}

/**
 * Returns the paths of a country's federal states. Each shared border is simplified only once, so that there are no
 * gaps between the states.
 */
export const countryOutlines = (countryId: CountryId): CountryOutlines => {
  const shapes = shapesOf(countryId)
  const project = projectionFor(shapes.values())
  const onPage = (shape: Shape): MultiPolygon => ({
    type: "MultiPolygon",
    coordinates: shape.map((polygon) =>
      polygon.map((ring) => ring.map(([longitude = 0, latitude = 0]) => project([longitude, latitude]) ?? []))
    )
  })
  const exact = bordersOf(Object.fromEntries([...shapes].map(([mapId, shape]) => [mapId, onPage(shape)])))
  const coarse = simplify(presimplify(exact), leastBend)
  const drawn = filter(coarse, filterAttachedWeight(coarse, leastIsland))
  const paths = Object.entries(drawn.objects).flatMap(([mapId, object]) =>
    object.type === "MultiPolygon"
      ? [[mapId, svgPath(feature(drawn, object).geometry.coordinates.flat())] as const]
      : []
  )
  return { viewBox: viewBoxOf(drawn.bbox), paths: Object.fromEntries(paths) }
}
