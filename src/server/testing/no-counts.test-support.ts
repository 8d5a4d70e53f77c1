import { Effect, Layer } from "effect"
import { ShopCounts } from "../ports/shop-counts.ts"

/** Counts nothing, where a test has no database to count in. */
export const noCounts = Layer.succeed(ShopCounts)({
  add: () => {},
  addSearch: () => {},
  flush: Effect.void
})
