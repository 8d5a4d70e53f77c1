/** What a chart can be compared with, and the range that it begins with. */
export interface ChartChoices {
  readonly products: ReadonlyArray<{ readonly productId: number; readonly name: string }>
  /** By the segment of their addresses. */
  readonly states: ReadonlyArray<{ readonly slug: string; readonly name: string }>
  readonly usualRange: number
}
