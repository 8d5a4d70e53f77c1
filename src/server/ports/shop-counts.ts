import { Context, type Effect } from "effect"
import type { CountedSearch, CountedStep } from "../../domain/figures/shop-steps.ts"

/** Counts what is done in the shop, without people (rule figures.nobody); promised by statistics. */
export class ShopCounts extends Context.Service<
  ShopCounts,
  {
    /** Adds a step that was done at a time, in ms; it is written down a few seconds later. */
    readonly add: (counted: CountedStep, at: number) => void
    /** Adds a list that was shown to a visitor at a time, in ms: for the shop, and for each dealer in it (rule dealer.calls). */
    readonly addSearch: (search: CountedSearch, at: number) => void
    /** Writes down now what waits. */
    readonly flush: Effect.Effect<void>
  }
>()("server/ports/ShopCounts") {}
