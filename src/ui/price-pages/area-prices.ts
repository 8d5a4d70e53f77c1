/** The prices of an area for comparison with other areas, in cents per tonne. */
export interface AreaPrices {
  readonly title: string
  /** Names of the largest places, for an area without a name. */
  readonly places: string | undefined
  /** Undefined if the area has no page. */
  readonly path: `/${string}` | undefined
  readonly isCountrys: boolean
  /** By product id. */
  readonly prices: ReadonlyMap<number, { readonly price: number; readonly changePercent: number }>
}
