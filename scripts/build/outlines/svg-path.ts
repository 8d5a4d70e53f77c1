import type { Position } from "geojson"

/** A point on the integer grid of the paths. */
type Point = readonly [x: number, y: number]

/** Rounds a ring to the grid, without repeated points; the last point does not repeat the first. */
const onGrid = (ring: ReadonlyArray<Position>): ReadonlyArray<Point> => {
  const points = ring.map(([x = 0, y = 0]): Point => [Math.round(x), Math.round(y)])
  return points.filter(([x, y], index) => {
    const next = points[index + 1] ?? points[0]
    return next !== undefined && (next[0] !== x || next[1] !== y)
  })
}

/** Joins two numbers, with a space only if the second number has no minus sign that separates them. */
const pair = ([x, y]: Point): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)

const ringPath = (points: ReadonlyArray<Point>): string => {
  const [first, ...others] = points
  // an island may be reduced to a line by the coarse grid
  if (first === undefined || others.length < 2) return ""
  const steps = others.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first
    return [x - fromX, y - fromY]
  })
  return `M${pair(first)}l${steps.map(pair).join(" ").replaceAll(" -", "-")}z`
}

/** Formats rings of integers as an SVG path with relative steps, which compress well. */
export const svgPath = (rings: ReadonlyArray<ReadonlyArray<Position>>): string =>
  rings.map((ring) => ringPath(onGrid(ring))).join("")
