import { unitInFull } from "../../domain/price-history/chart-unit.ts"
import { valueOn } from "../../domain/price-history/geometry.ts"
import type { ChartPicture } from "../ports/chart-pictures.ts"
import { type PictureWords, pictureWords } from "./picture-words.ts"
import { lineLooks, plot, plotBox } from "./plot.ts"
import { colours, element, escaped, textAt } from "./svg-parts.ts"

/** The size of page previews; all coordinates use these units. */
const [width, height] = [1200, 630]
const edge = 60

/**
 * Returns the font size of a title: a longer title gets a smaller font, since a character is about half as wide as it
 * is high.
 */
const titleSize = (title: string): number => Math.min(42, (width - 2 * edge) / (title.length * 0.5))

/**
 * Draws the legend: one row each for the line, the compared line and the band; the rows of lines also show the latest
 * value.
 */
const keys = ({ data, unit }: ChartPicture, words: PictureWords, lastDay: number): string => {
  const { line, compared, band } = data
  const figureOf = (values: typeof line.values) => {
    const value = valueOn(values, lastDay)
    return value === undefined ? "" : `: ${words.value(value)} ${unitInFull(unit)}`
  }
  const row = (y: number, sign: string, text: string) =>
    sign + textAt(edge + 56, y, text, { size: 26, fill: colours.quiet })
  const stroke = (y: number, look: Readonly<Record<string, string | number>>) =>
    element("line", { x1: edge, x2: edge + 40, y1: y - 8, y2: y - 8, ...look })
  return [
    row(130, stroke(130, lineLooks.own), `${line.name}${figureOf(line.values)}`),
    compared === null
      ? ""
      : row(166, stroke(166, lineLooks.compared), `${compared.name}${figureOf(compared.values)}`),
    band.length === 0
      ? ""
      : row(
          166,
          element("rect", { x: edge, y: 148, width: 40, height: 20, fill: colours.band }),
          "Band: die drei Jahre davor"
        )
  ].join("")
}

/** Returns a chart as a self-contained SVG file. */
export const chartSvg = (picture: ChartPicture): string => {
  const { title, data, unit, locale, isSample } = picture
  const words = pictureWords(locale, unit)
  const last = data.line.values.at(-1)
  const inside =
    last === undefined
      ? textAt(width / 2, height / 2, "Davon gibt es noch keine Preise.", {
          size: 28,
          fill: colours.quiet,
          "text-anchor": "middle"
        })
      : keys(picture, words, last.day) +
        textAt(edge, plotBox.top - 24, unitInFull(unit), { size: 22, fill: colours.quiet }) +
        plot(data, words)
  const dated = last === undefined ? "" : `, Stand ${words.day(last.day)}`
  const parts = [
    element("title", {}, escaped(title)),
    element("rect", { width, height, fill: colours.ground }),
    textAt(edge, 80, title, { size: titleSize(title), "font-weight": 600 }),
    inside,
    textAt(edge, 604, `${isSample ? "Beispieldaten, " : ""}Quelle: Heizmarkt${dated}`, {
      size: 22,
      fill: colours.quiet
    })
  ]
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "font-family": "'Source Sans 3', 'Source Sans Pro', Arial, sans-serif"
    },
    parts.join("")
  )
}
