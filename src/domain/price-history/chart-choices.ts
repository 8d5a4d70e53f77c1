/** The available comparisons of a chart, and its default range. */
export interface ChartChoices {
  readonly products: ReadonlyArray<{ readonly productId: number; readonly name: string }>
  /** Federal states, by their path segments. */
  readonly states: ReadonlyArray<{ readonly slug: string; readonly name: string }>
  /** Name of the country, if the chart shows only a part of it. */
  readonly country?: string | undefined
  readonly usualRange: number
}
