import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { Cents } from "../price/money.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { DealerState } from "./dealer-state.ts"

/** Number of waiting items, and the full hours that the oldest has waited; `null` if none is waiting. */
export interface Waiting {
  readonly count: number
  readonly oldestHours: number | null
}

/** A dealer's current rank at a postal code for which many visitors search; gross cents. */
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

/** Age of a dealer's price list; nullable fields are `null` if the dealer has no price list. */
export interface OverviewPrices {
  readonly rowCount: number
  /** Whether the offers are hidden because the price list has not been updated for too long. */
  readonly isResting: boolean
  readonly heldAt: string | null
  readonly days: number | null
  readonly warnDays: number
  readonly restDays: number
  readonly scheduledAt: string | null
}

/** Data of the dealer's home page (rule dealer.home). */
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

/** Steps that must be completed in this order before a dealer's offers are shown. */
export const firstSteps = ["areas", "prices", "release"] as const
export type FirstStep = (typeof firstSteps)[number]

/**
 * Returns which of the first steps are complete. If the dealer's offers are shown, all steps are complete; a dealer who
 * pauses later still has areas and prices.
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
