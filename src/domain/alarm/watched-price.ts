import type { Cents } from "../price/money.ts"

/** The goods whose price an alarm watches. */
export interface WatchedGoods {
  readonly productId: number
  /** Empty for the whole country. */
  readonly zipCode: string
}

/** The goods whose price is requested. */
export interface AskedPrice extends WatchedGoods {
  /** Path segment of a federal state. If there is no postal code, the price of this state is requested. */
  readonly state?: string | undefined
}

/** The current price to which an alarm would react. */
export interface WatchedPrice {
  /** Price per price unit; undefined if there is no current price. */
  readonly price: Cents | undefined
  /** Name of the federal state or the country that the price applies to. */
  readonly area: string
}
