import type { Calculation } from "../../domain/options/calculation.ts"
import { withChoice } from "../../domain/calculator/choice.ts"
import { alternativesOf, type UpsellingKey } from "../../domain/calculator/upselling.ts"
import { type Decimal, toDecimal } from "../../domain/price/money.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { withDefaultOptions } from "../../domain/options/complete-calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { PricedOffer } from "../../domain/price/price-offer.ts"
import type { WorkCalendar } from "../../domain/price/work-calendar.ts"
import { cheapestOf } from "./cheapest.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { completed } from "./rank-offers.ts"
import { type Area, areasOf, type Snapshot } from "./snapshot.ts"

/**
 * The effect of one choice on the cheapest price; prices are gross, in major currency units (rule
 * calculator.differences).
 */
export interface UpsellingDelta {
  readonly foreignId: number
  readonly unitPriceDelta: Decimal
  readonly totalPriceDelta: Decimal
  readonly available: boolean
  /** The cheapest total with the choice; 0 if no dealer sells it. */
  readonly totalPrice: Decimal
  /**
   * Whether the same dealer is the cheapest with and without the choice; the difference is then the price that this
   * dealer charges for the choice.
   */
  readonly sameDealer: boolean
}

/**
 * Number of workdays after the order: an option that needs a delivery day is priced for this workday, or for the next
 * possible one; most dealers can deliver by then.
 */
const sampleWorkday = 10

const sampleDate = ({ days, dates, closed }: WorkCalendar): string =>
  dates.find((_, place) => place >= sampleWorkday && !closed.has(days[place] ?? 0)) ?? ""

const delta = (
  foreignId: number,
  offer: PricedOffer | undefined,
  shown: PricedOffer | undefined,
  sameDealer = false
): UpsellingDelta => ({
  foreignId,
  unitPriceDelta:
    offer === undefined || shown === undefined ? 0 : toDecimal(offer.unitPrice - shown.unitPrice),
  totalPriceDelta: offer === undefined || shown === undefined ? 0 : toDecimal(offer.total - shown.total),
  available: offer !== undefined,
  totalPrice: offer === undefined ? 0 : toDecimal(offer.total),
  sameDealer
})

/**
 * Returns the price differences of a key's alternatives compared with the cheapest offer that the list shows: the offer
 * with the chosen options, or with default options if no dealer sells the chosen ones. If the list is empty, every
 * difference is 0, since there is nothing to compare with. `regionCodes` are the codes of the place, whether or not a
 * day is requested.
 */
export const upsellingDeltas = (
  snapshot: Snapshot,
  wish: Calculation,
  key: UpsellingKey,
  at: Date,
  regionCodes: ReadonlyArray<string> = []
): ReadonlyArray<UpsellingDelta> => {
  const data = snapshot.configuration
  const day = dayTermsOf(snapshot, momentOf(snapshot.countryId, at).counting, regionCodes)
  const areas = areasOf(snapshot, wish.zipCode)
  const calculation = completed(wish, data)
  const cheapest = (asked: Calculation, among: ReadonlyArray<Area> = areas) =>
    calculationProblems(asked).length > 0 ? undefined : cheapestOf(among, asked, day)
  const shown = cheapest(calculation) ?? cheapest(withDefaultOptions(calculation, data))
  const ofShown = areas.filter(({ dealer }) => dealer.id === shown?.area.dealer.id)
  return alternativesOf(key, calculation, data, sampleDate(day.calendar)).map(({ foreignId, choice }) => {
    const asked = withChoice(calculation, data, choice)
    const best = cheapest(asked)?.priced
    // if totals are equal, the offer of the same dealer is used
    const own = best && cheapest(asked, ofShown)?.priced
    return delta(foreignId, best, shown?.priced, own !== undefined && own.total === best?.total)
  })
}

/** Returns the differences for an unknown postal code, at which nothing is sold. */
export const nothingAvailable = (
  wish: Calculation,
  data: ConfigurationData,
  key: UpsellingKey
): ReadonlyArray<UpsellingDelta> =>
  alternativesOf(key, wish, data, "").map(({ foreignId }) => delta(foreignId, undefined, undefined))
