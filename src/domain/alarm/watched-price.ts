import type { Cents } from "../price/money.ts"

/** The goods whose price an alarm watches. */
export interface WatchedGoods {
  readonly productId: number
  /** Empty for the whole country. */
  readonly zipCode: string
}

/** The price that an alarm would watch today. */
export interface WatchedPrice {
  /** Per price unit; undefined where none is known. */
  readonly price: Cents | undefined
  /** Name of the state or country whose price it is. */
  readonly area: string
}
