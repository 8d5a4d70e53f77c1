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

/** More stand too close for bars: they become a line. */
export const mostBars = 62

export const wholeOf = ({ values }: ChartPoint): number => values[0] ?? 0
export const partOf = ({ values }: ChartPoint): number => values[1] ?? 0

/** A share of the picture's width or height, as SVG writes it. */
export const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`
