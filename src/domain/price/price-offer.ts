import type { PalletBags } from "../product/group-facts.ts"
import { type Cents, divideHalfUp } from "./money.ts"
import type { FeeBasis } from "../options/fee-catalogue.ts"
import { hasAsked } from "../options/quality-id.ts"
import { deliveryWindow } from "./delivery-window.ts"
import type { DayNumber } from "./local-day.ts"
import type { FeeSlot, PriceRequest } from "./price-request.ts"
import { vatInside, vatOn } from "./vat.ts"
import type { WorkCalendar } from "./work-calendar.ts"

/** A row of a dealer's fee table: gross cents, charged once per order, once per delivery point, or per price unit. */
export interface FeeRow {
  readonly basis: FeeBasis
  readonly amount: Cents
}

/**
 * The price steps of one quality (`certificationIdOf`): gross cents per price unit for each minimum amount, in
 * ascending order of the amounts.
 */
export interface PriceSteps {
  readonly certificationId: number
  readonly fromAmounts: ReadonlyArray<number>
  readonly unitPrices: ReadonlyArray<Cents>
}

/** A dealer's terms in one delivery area. */
export interface AreaTerms {
  readonly leadWorkdays: number
  readonly windowWorkdays: number
  /** Days on which the dealer does not deliver, if any (rule dealer.closures). */
  readonly closed?: ReadonlySet<DayNumber>
  /** Prices by product id; the prices of each product are in ascending order of certification id. */
  readonly prices: ReadonlyMap<number, ReadonlyArray<PriceSteps>>
  /** The dealer's combination of sacks on a pallet, for goods in sacks. */
  readonly palletBags: PalletBags | undefined
  /** The fee rows; their indexes are the same as in `feesOf(group)`. */
  readonly fees: ReadonlyArray<FeeRow | undefined>
  readonly paymentIds: ReadonlyArray<number>
}

/**
 * The data of the day of the calculation: the following workdays, and the VAT rate (tenths of a per cent) on each of
 * them.
 */
export interface DayTerms {
  readonly calendar: WorkCalendar
  readonly vatTenths: ReadonlyArray<number | undefined>
}

export interface PricedFee {
  readonly slot: FeeSlot
  readonly amount: Cents
  readonly perStation: boolean
}

/** An offer in whole cents; `start` and `end` are indexes of workdays in the calendar. */
export interface PricedOffer {
  readonly certificationId: number
  /** Price in the price list, per price unit, without fees. */
  readonly listPrice: Cents
  readonly goods: Cents
  readonly fees: ReadonlyArray<PricedFee>
  readonly total: Cents
  readonly vatTenths: number
  readonly vat: Cents
  readonly net: Cents
  readonly earlier: { readonly vatTenths: number; readonly vat: Cents; readonly total: Cents } | undefined
  /** Total per price unit. */
  readonly unitPrice: Cents
  /** Total per kilogram or litre. */
  readonly basePrice: Cents
  readonly start: number
  readonly end: number
}

/** Returns the price of the highest step that the amount reaches (rule price.step). */
const stepPrice = ({ fromAmounts, unitPrices }: PriceSteps, amount: number): Cents | undefined => {
  let step = fromAmounts.length - 1
  while (step >= 0 && (fromAmounts[step] ?? 0) > amount) step -= 1
  return unitPrices[step]
}

/** Whether the dealer sells all requested services: a dealer without a fee row for a service does not sell it. */
const isAskedSold = ({ asked }: PriceRequest, { fees }: AreaTerms): boolean =>
  asked.every((slot) => fees[slot] !== undefined)

const isPalletAsked = (request: PriceRequest, bags: PalletBags | undefined): boolean =>
  (request.bagSize === undefined || request.bagSize === bags?.size) &&
  (request.bagCount === undefined || request.bagCount === bags?.count)

/** Returns the kilograms of one unit: the weight of a pallet is the total weight of its sacks; a litre counts as 1. */
const kilogramsOf = (request: PriceRequest, bags: PalletBags | undefined): number =>
  bags === undefined ? (request.kilogramsPerUnit ?? 1) : bags.size * bags.count

const feeAmount = (row: FeeRow, request: PriceRequest, points: number): Cents =>
  row.basis === "order"
    ? row.amount
    : row.basis === "station"
      ? row.amount * points
      : divideHalfUp(row.amount * request.amount, request.priceUnitAmount)

/**
 * Returns the price of each certification for the requested amount, the cheapest first (if equal, the lower
 * certification id first).
 */
const listPrices = (
  request: PriceRequest,
  steps: ReadonlyArray<PriceSteps>
): ReadonlyArray<readonly [certificationId: number, price: Cents]> => {
  const found: Array<readonly [number, Cents]> = []
  for (const each of steps) {
    if (request.certifications !== undefined && !hasAsked(request.certifications, each.certificationId))
      continue
    const price = stepPrice(each, request.amount)
    if (price !== undefined) found.push([each.certificationId, price])
  }
  return found.length < 2 ? found : found.sort(([one, low], [other, high]) => low - high || one - other)
}

/**
 * Returns the offers of a delivery area, one for each requested certification, the cheapest first; empty if the area's
 * dealer does not sell the requested goods or services (rules price.step and price.fees).
 */
export const priceOffers = (
  request: PriceRequest,
  area: AreaTerms,
  day: DayTerms
): ReadonlyArray<PricedOffer> => {
  if (request.paymentId !== undefined && !area.paymentIds.includes(request.paymentId)) return noOffers
  if (!isAskedSold(request, area)) return noOffers
  const steps = area.prices.get(request.productId)
  if (steps === undefined || !isPalletAsked(request, area.palletBags)) return noOffers
  const window = deliveryWindow(request, day.calendar, area.leadWorkdays, area.windowWorkdays, area.closed)
  if (window === undefined) return noOffers
  const vatTenths = day.vatTenths[window.end]
  if (vatTenths === undefined) return noOffers
  const prices = listPrices(request, steps)
  const fees = feeLines(request, area, window.hurried ? request.deadline?.fee : undefined)
  if (fees === undefined) return noOffers
  let sum = 0
  for (const fee of fees) sum += fee.amount
  const startTenths = day.vatTenths[window.start] ?? vatTenths
  const kilograms = request.amount * kilogramsOf(request, area.palletBags)
  return prices.map(([certificationId, listPrice]) => {
    const goods = divideHalfUp(listPrice * request.amount, request.priceUnitAmount)
    const total = goods + sum
    const vat = vatInside(total, vatTenths)
    const net = total - vat
    const earlierVat = startTenths === vatTenths ? undefined : vatOn(net, startTenths)
    return {
      certificationId,
      listPrice,
      goods,
      fees,
      total,
      vatTenths,
      vat,
      net,
      earlier:
        earlierVat === undefined
          ? undefined
          : { vatTenths: startTenths, vat: earlierVat, total: net + earlierVat },
      unitPrice: divideHalfUp(total * request.priceUnitAmount, request.amount),
      basePrice: divideHalfUp(total, kilograms),
      start: window.start,
      end: window.end
    }
  })
}

/** Returns the cheapest offer of a delivery area, if there is one. */
export const priceOffer = (request: PriceRequest, area: AreaTerms, day: DayTerms): PricedOffer | undefined =>
  priceOffers(request, area, day)[0]

const noOffers: ReadonlyArray<PricedOffer> = []

/**
 * Returns the fee lines in the order of the catalogue, without lines of 0 cents; `undefined` if the deadline requires a
 * faster delivery that the dealer does not offer.
 */
const feeLines = (
  request: PriceRequest,
  area: AreaTerms,
  hurry: FeeSlot | undefined
): ReadonlyArray<PricedFee> | undefined => {
  const lines: Array<PricedFee> = []
  const charge = (slot: FeeSlot, row: FeeRow): void => {
    const points = slot === request.additionalStationFee ? request.stations - 1 : request.stations
    const amount = feeAmount(row, request, points)
    if (amount > 0) lines.push({ slot, amount, perStation: row.basis === "station" })
  }
  for (const slot of request.unavoidable) {
    const row = area.fees[slot]
    if (row !== undefined) charge(slot, row)
  }
  for (const slot of request.asked) {
    const row = area.fees[slot]
    if (row !== undefined) charge(slot, row)
  }
  if (hurry !== undefined) {
    const row = area.fees[hurry]
    if (row === undefined) return undefined
    charge(hurry, row)
  }
  return lines
}

/** Returns the price of AppointmentPlus for this order and dealer; `undefined` if the dealer does not sell it. */
export const appointmentPlusPrice = (request: PriceRequest, area: AreaTerms): Cents | undefined => {
  const row = area.fees[request.appointmentPlusFee]
  return row === undefined ? undefined : feeAmount(row, request, request.stations)
}
