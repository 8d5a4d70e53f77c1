import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { Cents } from "../price/money.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DealerState } from "./dealer-state.ts"

/** How many wait, and how many full hours the one that waits longest has waited; null where none does. */
export interface Waiting {
  readonly count: number
  readonly oldestHours: number | null
}

/** Where a dealer stands today at a postal code that is much asked for; gross cents. */
export interface AskedPlace {
  readonly zipCode: string
  readonly productGroupId: ProductGroupId
  readonly calls: number
  readonly amount: number
  readonly place: number | null
  readonly offerCount: number
  readonly total: Cents | null
  readonly cheapestOther: Cents | null
}

/** Age of a dealer's list; nulls without one. */
export interface OverviewPrices {
  readonly rowCount: number
  /** The offers rest, as the price list was not touched for long. */
  readonly isResting: boolean
  readonly heldAt: string | null
  readonly days: number | null
  readonly warnDays: number
  readonly restDays: number
  readonly scheduledAt: string | null
}

/** What a dealer's first page tells (rule dealer.home). */
export interface DealerOverview {
  readonly dealerId: number
  readonly name: string
  readonly state: DealerState
  readonly countryId: CountryId
  readonly currency: CurrencyCode
  readonly areaCount: number
  readonly orders: Waiting
  readonly cancellations: Waiting
  readonly prices: OverviewPrices
  readonly places: ReadonlyArray<AskedPlace>
  readonly last30Days: { readonly calls: number; readonly orders: number }
}

/** What is still to be done until a dealer's offers are seen, in this order. */
export const firstSteps = ["areas", "prices", "release"] as const
export type FirstStep = (typeof firstSteps)[number]

/**
 * Which first steps are done; nothing to show once the dealer offers. A dealer who pauses later has areas and prices, and
 * no first steps either.
 */
export const stepsDone = ({
  areaCount,
  prices,
  state
}: Pick<DealerOverview, "areaCount" | "prices" | "state">): ReadonlySet<FirstStep> =>
  new Set(
    firstSteps.filter(
      (step) =>
        (step === "areas" && areaCount > 0) ||
        (step === "prices" && prices.rowCount > 0) ||
        (step === "release" && state === "active")
    )
  )
