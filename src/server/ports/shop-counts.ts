import { Context, type Effect } from "effect"
import type { CountedSearch, CountedStep } from "../../domain/figures/shop-steps.ts"

/** Counts events in the shop, without personal data (rule figures.anonymous); implemented by statistics. */
export class ShopCounts extends Context.Service<
  ShopCounts,
  {
    /** Counts a step, with its time in ms; the count is written to the database a few seconds later. */
    readonly add: (counted: CountedStep, at: number) => void
    /**
     * Counts a list that was shown to a visitor, with its time in ms: for the shop, and for each dealer in the list
     * (rule dealer.calls).
     */
    readonly addSearch: (search: CountedSearch, at: number) => void
    /** Writes pending counts now. */
    readonly flush: Effect.Effect<void>
  }
>()("server/ports/ShopCounts") {}
