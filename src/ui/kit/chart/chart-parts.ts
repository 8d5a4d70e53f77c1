import type { ScaleBand, ScaleLinear } from "d3-scale"

/** A series of the chart; the second series is a part of the first. */
export interface ChartSeries {
  readonly key: string
  readonly name: string
}

export interface ChartPoint {
  readonly key: string
  /** Full name, for the readout: "24.–30. August 2026". */
  readonly label: string
  /** Axis label below the picture: "24. Aug.". */
  readonly short: string
  /** One value for each series. */
  readonly values: ReadonlyArray<number>
}

/** Horizontal and vertical positions of periods and values in the picture, in per cent. */
export interface ChartScales {
  readonly x: ScaleBand<number>
  readonly y: ScaleLinear<number, number>
}

/** Returns the horizontal centre of a period. */
export const middleOf = (x: ScaleBand<number>, index: number): number => (x(index) ?? 0) + x.bandwidth() / 2

/** Maximum number of periods shown as bars; with more periods the bars would be too narrow, so a line is drawn. */
export const mostBars = 62

export const wholeOf = ({ values }: ChartPoint): number => values[0] ?? 0
export const partOf = ({ values }: ChartPoint): number => values[1] ?? 0

/** Formats a position on the scales as an SVG percentage. */
export const percent = (place: number): string => `${Math.round(place * 1000) / 1000}%`
