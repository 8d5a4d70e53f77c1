import { withChoice } from "../../domain/calculator/choice.ts"
import type { ListHints } from "../../domain/offer/list-hints.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { desiredDateId } from "../../domain/options/option-ids.ts"
import { desiredDateRange } from "../../domain/price/desired-date-range.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { byPrice } from "../../domain/price/ranking.ts"
import { firstSaving, moreAmounts } from "../../domain/product/more-amounts.ts"
import { cheapestIn } from "./cheapest.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { completed, offersIn, type RankedOffer } from "./rank-offers.ts"
import { areasOf, type Snapshot } from "./snapshot.ts"

const nothing: ListHints = { days: [], away: [], more: null }

/** Removes the requested day from a calculation. */
const undated = (calculation: Calculation): Calculation => ({
  ...calculation,
  parameters: calculation.parameters.filter(({ desiredDate }) => desiredDate === undefined)
})

/**
 * Finds the alternatives that the offer list suggests for a postal code (rules delivery.wish-days and
 * amount.more-saves), each priced like the list. `regionCodes` are the region codes of the postal code, whether or not
 * a day is requested.
 */
export const listHintsOf = (
  snapshot: Snapshot,
  wish: Calculation,
  at: Date,
  regionCodes: ReadonlyArray<string>
): ListHints => {
  const { countryId, productGroupId } = snapshot
  const data = snapshot.configuration
  const calculation = completed(wish, data)
  if (calculationProblems(calculation).length > 0) return nothing
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting, regionCodes)
  const { calendar } = day
  const areas = areasOf(snapshot, wish.zipCode)
  const offersOf = (asked: Calculation): ReadonlyArray<RankedOffer> => {
    const request = priceRequest(asked)
    return request === undefined ? [] : offersIn(areas, request, day)
  }
  const onDay = (desiredDate: string) =>
    withChoice(calculation, data, {
      kind: "option",
      choice: { id: desiredDateId(productGroupId), desiredDate }
    })

  const days = calendar.dates
    .slice(desiredDateRange.from, desiredDateRange.until + 1)
    .map((date) => ({ day: date, dealers: offersOf(onDay(date)).length }))

  const isDated = calculation.parameters.some(({ desiredDate }) => desiredDate !== undefined)
  const kept = new Set(isDated ? offersOf(calculation).map(({ dealerId }) => dealerId) : [])
  const away = !isDated
    ? []
    : offersOf(completed(undated(calculation), data))
        .filter(({ dealerId }) => !kept.has(dealerId))
        .toSorted(byPrice)
        .map(({ area: { dealer }, priced }) => ({
          dealerId: dealer.id,
          // as in the rows: the operator where it sells (rule law.seller)
          name: dealer.seller.name,
          deliveryStart: calendar.dates[priced.start] ?? "",
          deliveryEnd: calendar.dates[priced.end] ?? ""
        }))

  const unitPriceOf = (amount: number) => cheapestIn(areas, { ...calculation, amount }, day)?.unitPrice
  const present = unitPriceOf(calculation.amount)
  const saving =
    present === undefined
      ? undefined
      : firstSaving(present, moreAmounts(countryId, productGroupId, calculation.amount), unitPriceOf)
  return {
    days,
    away,
    more: saving === undefined ? null : { amount: saving.amount, saves: toDecimal(saving.saves) }
  }
}

/** The hints for an unknown postal code. */
export const noHints = nothing
