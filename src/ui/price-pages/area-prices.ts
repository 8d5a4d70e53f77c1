/** The prices of an area beside those of others; cents per tonne. */
export interface AreaPrices {
  readonly title: string
  /** The largest places of an area that has no name. */
  readonly places: string | undefined
  /** Undefined where no page is about it. */
  readonly path: `/${string}` | undefined
  readonly isCountrys: boolean
  /** By product id. */
  readonly prices: ReadonlyMap<number, { readonly price: number; readonly changePercent: number }>
}
