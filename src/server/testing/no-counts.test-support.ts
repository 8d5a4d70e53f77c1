import { Effect, Layer } from "effect"
import { ShopCounts } from "../ports/shop-counts.ts"

/** Layer that discards all counts, for tests without a database. */
export const noCounts = Layer.succeed(ShopCounts)({
  add: () => {},
  addSearch: () => {},
  flush: Effect.void
})
