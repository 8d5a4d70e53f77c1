import type { Cents } from "../price/money.ts"

/** The goods whose price an alarm watches. */
export interface WatchedGoods {
  readonly productId: number
  /** Empty for the whole country. */
  readonly zipCode: string
}

/** The goods whose price is requested. */
export interface AskedPrice extends WatchedGoods {
  /** A state by its path segment; the state's price is requested if there is no postal code. */
  readonly state?: string | undefined
}

/** The current price that an alarm would watch. */
export interface WatchedPrice {
  /** Price per price unit; undefined if there is no current price. */
  readonly price: Cents | undefined
  /** Name of the state or country that the price applies to. */
  readonly area: string
}
