import type { Calculation, OptionChoice } from "../../domain/options/calculation.ts"
import { matrixCells } from "../../domain/bulk/matrix.ts"
import { type BulkPoint, bulkPointLimits } from "../../domain/bulk/points.ts"
import { bulkTotal } from "../../domain/bulk/bulk-total.ts"
import { stationPrices } from "../../domain/bulk/station-prices.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type Cents, type Decimal, toDecimal } from "../../domain/price/money.ts"
import type { Offer, OfferFee } from "../../domain/offer/offer.ts"
import { toOfferFees } from "../../domain/price/child-offer.ts"
import type { DayTerms } from "../../domain/price/price-offer.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { byPrice } from "../../domain/price/ranking.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { cheapestIn } from "./cheapest.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { completed, marksOf, offersIn, type RankedOffers } from "./rank-offers.ts"
import { type Area, areasOf, areasOfAll, type Snapshot } from "./snapshot.ts"
import { toOffer } from "./to-offer.ts"

/** A request for a common price of several households (rule bulk.points). */
export interface BulkWish {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly productId: number
  readonly parameters: ReadonlyArray<OptionChoice>
  readonly productCertifications?: ReadonlyArray<number>
  readonly stations: ReadonlyArray<BulkPoint>
}

/** The result that rule bulk.answer describes; prices are gross, in major currency units. */
export interface BulkCalculation {
  readonly items: ReadonlyArray<{
    readonly offer: Offer
    readonly perStation: ReadonlyArray<{
      readonly index: number
      readonly amount: number
      readonly totalPrice: Decimal
      readonly fees: ReadonlyArray<OfferFee>
    }>
    readonly savingsVersusSingle: Decimal | null
  }>
  readonly matrix: ReadonlyArray<{
    readonly amount: number
    readonly stations: number
    readonly unitPrice: Decimal
  }>
  readonly minPerStation: number
  readonly unreached: ReadonlyArray<number>
}

/** Returns the calculation for a part of the request: an amount at this many points, with the requested options. */
export const bulkPart = (
  wish: BulkWish,
  zipCode: string,
  amount: number,
  stations: number,
  parameters: ReadonlyArray<OptionChoice>
): Calculation => ({
  countryId: wish.countryId,
  productGroupId: wish.productGroupId,
  zipCode,
  amount,
  stations,
  product: { id: wish.productId },
  parameters,
  appointmentPlus: false,
  productCertifications: wish.productCertifications ?? [],
  looseBlowingProcess: [],
  ordering: 0
})

/**
 * Returns the total price if each point ordered separately: the same goods with default options from the cheapest
 * dealer at that point; `undefined` if one of the points could not order alone.
 */
const singleTotal = (snapshot: Snapshot, wish: BulkWish, day: DayTerms): Cents | undefined => {
  let sum = 0
  for (const { zipCode, amount } of wish.stations) {
    const alone = completed(bulkPart(wish, zipCode, amount, 1, []), snapshot.configuration)
    const best = cheapestIn(areasOf(snapshot, zipCode), alone, day)
    if (best === undefined) return undefined
    sum += best.total
  }
  return sum
}

const rankBulk = (
  snapshot: Snapshot,
  wish: BulkWish,
  areas: ReadonlyArray<Area>,
  day: DayTerms
): RankedOffers | undefined => {
  const { stations } = wish
  const zipCode = stations[0]?.zipCode ?? ""
  const whole = {
    ...bulkPart(wish, zipCode, bulkTotal(stations), stations.length, wish.parameters),
    // the hash covers the points, so that an offer can be ordered exactly as shown here
    points: stations.map(({ zipCode: zip, amount }) => ({ zipCode: zip, amount }))
  }
  const calculation = completed(whole, snapshot.configuration)
  const request = priceRequest(calculation)
  if (request === undefined) return undefined
  const offers = offersIn(areas, request, day).toSorted(byPrice)
  // the split among the points belongs to one offer, so the dealer's other offers are not listed
  return { calculation, snapshot, day, request, offers: offers.map((offer) => ({ ...offer, others: [] })) }
}

/**
 * Calculates prices for other amounts and numbers of points from dealers who serve all these points; empty if no dealer
 * serves several points.
 */
const matrixOf = (
  { configuration }: Snapshot,
  wish: BulkWish,
  areas: ReadonlyArray<Area>,
  day: DayTerms
): BulkCalculation["matrix"] => {
  const zipCode = wish.stations[0]?.zipCode ?? ""
  const cells = matrixCells(wish.countryId, wish.productGroupId).flatMap(({ amount, stations }) => {
    const calculation = completed(bulkPart(wish, zipCode, amount, stations, wish.parameters), configuration)
    const best = cheapestIn(areas, calculation, day)
    return best === undefined ? [] : [{ amount, stations, unitPrice: toDecimal(best.unitPrice) }]
  })
  return cells.some(({ stations }) => stations > 1) ? cells : []
}

/**
 * Returns the points that no dealer's area contains or whose postal code does not exist: prefixes of areas also cover
 * codes that do not exist.
 */
const unreachedPoints = (
  snapshot: Snapshot,
  points: ReadonlyArray<BulkPoint>,
  nowhere: ReadonlySet<string>
): ReadonlyArray<number> =>
  points
    .filter(({ zipCode }) => nowhere.has(zipCode) || areasOf(snapshot, zipCode).length === 0)
    .map(({ index }) => index)

/**
 * Calculates offers for all points together, since one tour serves all points on one day: the total amount determines
 * the price step, fees are charged once per order or once per point, and the price is split among the points to the
 * cent. The request must have passed `bulkProblems`; `nowhere` contains its postal codes that do not exist, and
 * `regionCodes` comes from `wishedRegions`.
 */
export const bulkOffers = (
  snapshot: Snapshot,
  wish: BulkWish,
  at: Date,
  nowhere: ReadonlySet<string> = new Set(),
  regionCodes: ReadonlyArray<string> = []
): BulkCalculation => {
  const none: BulkCalculation = {
    items: [],
    matrix: [],
    minPerStation: bulkPointLimits(wish.countryId, wish.productGroupId).min,
    unreached: unreachedPoints(snapshot, wish.stations, nowhere)
  }
  if (none.unreached.length > 0) return none
  const day = dayTermsOf(snapshot, momentOf(snapshot.countryId, at).counting, regionCodes)
  const areas = areasOfAll(
    snapshot,
    wish.stations.map(({ zipCode }) => zipCode)
  )
  const ranked = rankBulk(snapshot, wish, areas, day)
  if (ranked === undefined) return none
  const marks = marksOf(ranked)
  const alone = singleTotal(snapshot, wish, day)
  return {
    ...none,
    items: ranked.offers.map((offer) => ({
      offer: toOffer(ranked, marks, offer),
      perStation: stationPrices(offer.priced, wish.stations, ranked.request.additionalStationFee).map(
        ({ index, amount, total, fees }) => ({
          index,
          amount,
          totalPrice: toDecimal(total),
          fees: toOfferFees(wish.productGroupId, fees)
        })
      ),
      savingsVersusSingle: alone === undefined ? null : toDecimal(alone - offer.total)
    })),
    matrix: matrixOf(snapshot, wish, areas, day)
  }
}
