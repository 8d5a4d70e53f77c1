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

/** Positions of periods and figures in the picture, in percent. */
export interface ChartScales {
  readonly x: ScaleBand<number>
  readonly y: ScaleLinear<number, number>
}

/** Horizontal centre of a period. */
export const middleOf = (x: ScaleBand<number>, index: number): number => (x(index) ?? 0) + x.bandwidth() / 2

/** With more periods than this, bars are too narrow: a line is drawn instead. */
export const mostBars = 62

export const wholeOf = ({ values }: ChartPoint): number => values[0] ?? 0
export const partOf = ({ values }: ChartPoint): number => values[1] ?? 0

/** A position on the scales in SVG notation. */
export const percent = (place: number): string => `${Math.round(place * 1000) / 1000}%`
