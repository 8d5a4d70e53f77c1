import type { ScaleBand, ScaleLinear } from "d3-scale"

/** What a chart shows of each period; the second is a part of the first. */
export interface ChartSeries {
  readonly key: string
  readonly name: string
}

export interface ChartPoint {
  readonly key: string
  /** In full, for the readout: "24.–30. August 2026". */
  readonly label: string
  /** Below the picture: "24. Aug.". */
  readonly short: string
  /** One for each series. */
  readonly values: ReadonlyArray<number>
}

/** Where periods and figures stand in the picture, in hundredths of it. */
export interface ChartScales {
  readonly x: ScaleBand<number>
  readonly y: ScaleLinear<number, number>
}

/** The middle of a period. */
export const middleOf = (x: ScaleBand<number>, index: number): number => (x(index) ?? 0) + x.bandwidth() / 2

/** More stand too close for bars: they become a line. */
export const mostBars = 62

export const wholeOf = ({ values }: ChartPoint): number => values[0] ?? 0
export const partOf = ({ values }: ChartPoint): number => values[1] ?? 0

/** A place of the scales, as SVG writes it. */
export const percent = (place: number): string => `${Math.round(place * 1000) / 1000}%`
