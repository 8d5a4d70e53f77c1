import { area, line } from "d3-shape"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { BandDay, DayValue } from "../../domain/price-history/chart-series.ts"
import { dateLabels, geometryOf } from "../../domain/price-history/geometry.ts"
import type { PictureWords } from "./picture-words.ts"
import { colours, element, textAt } from "./svg-parts.ts"

/** The area of the lines, in units of the picture. */
export const plotBox = { left: 140, right: 1140, top: 240, bottom: 520 } as const

const { left, right, top, bottom } = plotBox
const thick = { fill: "none", "stroke-width": 4, "stroke-linejoin": "round", "stroke-linecap": "round" }

/** Styles of the lines, also used in the legend. */
export const lineLooks = {
  own: { ...thick, stroke: colours.line },
  compared: { ...thick, stroke: colours.compared, "stroke-dasharray": "10 8" }
} as const

/** Draws the lines of a chart with its axis labels; the page uses the same geometry. */
export const plot = (data: ChartData, words: PictureWords): string => {
  const geometry = geometryOf(data)
  const x = (day: number) => left + (geometry.x(day) / 100) * (right - left)
  const y = (value: number) => top + (geometry.y(value) / 100) * (bottom - top)
  const [lowest = 0, next = lowest + 1] = geometry.ticks
  const pathOf = line<DayValue>(
    ({ day }) => x(day),
    ({ value }) => y(value)
  ).digits(1)
  const bandOf = area<BandDay>(
    ({ day }) => x(day),
    ({ low }) => y(low),
    ({ high }) => y(high)
  ).digits(1)
  const ticks = geometry.ticks.map(
    (tick) =>
      element("line", { x1: left, x2: right, y1: y(tick), y2: y(tick), stroke: colours.grid }) +
      textAt(left - 16, y(tick) + 7, words.tick(tick, next - lowest), {
        size: 22,
        fill: colours.quiet,
        "text-anchor": "end"
      })
  )
  const labels = dateLabels(geometry).map((label) => {
    const at = x(label.day)
    const isAtEnd = geometry.x(label.day) > 92
    return (
      element("line", { x1: at, x2: at, y1: bottom, y2: bottom + 10, stroke: colours.mark }) +
      textAt(at, bottom + 36, words.label(label), {
        size: 22,
        fill: colours.quiet,
        "text-anchor": isAtEnd ? "end" : "start"
      })
    )
  })
  const band = bandOf(data.band) ?? ""
  const compared = pathOf(data.compared?.values ?? []) ?? ""
  return [
    band === "" ? "" : element("path", { d: band, fill: colours.band }),
    ...ticks,
    ...labels,
    compared === "" ? "" : element("path", { d: compared, ...lineLooks.compared }),
    element("path", { d: pathOf(data.line.values) ?? "", ...lineLooks.own })
  ].join("")
}
