import type { Position } from "geojson"

/** A point of the grid that paths are written on. */
type Point = readonly [x: number, y: number]

/** The ring on the grid, without points that fall together; the last one is not the first again. */
const onGrid = (ring: ReadonlyArray<Position>): ReadonlyArray<Point> => {
  const points = ring.map(([x = 0, y = 0]): Point => [Math.round(x), Math.round(y)])
  return points.filter(([x, y], index) => {
    const next = points[index + 1] ?? points[0]
    return next !== undefined && (next[0] !== x || next[1] !== y)
  })
}

/** Numbers in a row, with a blank only where the next one has no sign to part it. */
const pair = ([x, y]: Point): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)

const ringPath = (points: ReadonlyArray<Point>): string => {
  const [first, ...others] = points
  // what is left of an island after drawing it coarsely may be a line
  if (first === undefined || others.length < 2) return ""
  const steps = others.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first
    return [x - fromX, y - fromY]
  })
  return `M${pair(first)}l${steps.map(pair).join(" ").replaceAll(" -", "-")}z`
}

/** Rings of whole numbers as an SVG path: from point to point in small steps, which press well. */
export const svgPath = (rings: ReadonlyArray<ReadonlyArray<Position>>): string =>
  rings.map((ring) => ringPath(onGrid(ring))).join("")
