type Point = readonly [x: number, y: number]

const radius = 6

const between = ([x1, y1]: Point, [x2, y2]: Point, distance: number): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return [round(x1 + (x2 - x1) * part), round(y1 + (y2 - y1) * part)]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Returns the SVG path of an arrow's line, with rounded corners. */
export const wayPath = (points: ReadonlyArray<Point>): string =>
  points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (before === undefined) return `M${point.join(" ")}`
      if (after === undefined) return `L${point.join(" ")}`
      return `L${between(point, before, radius).join(" ")}Q${point.join(" ")} ${between(point, after, radius).join(" ")}`
    })
    .join("")

/** Returns the SVG path of the arrowhead: a triangle at the end of the line. */
export const headPath = (points: ReadonlyArray<Point>): string => {
  const [before, end] = points.slice(-2)
  if (before === undefined || end === undefined) return ""
  const [dx, dy] = [Math.sign(end[0] - before[0]), Math.sign(end[1] - before[1])]
  const [backX, backY] = [end[0] - 8 * dx, end[1] - 8 * dy]
  return `M${end.join(" ")}L${backX + 4 * dy} ${backY + 4 * dx}L${backX - 4 * dy} ${backY - 4 * dx}Z`
}
