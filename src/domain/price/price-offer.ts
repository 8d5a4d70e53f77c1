import { type Cents, divideHalfUp } from "../money.ts"
import type { FeeBasis } from "../options/fee-catalogue.ts"
import { deliveryWindow } from "./delivery-window.ts"
import type { FeeSlot, PriceRequest } from "./price-request.ts"
import { vatInside, vatOn } from "./vat.ts"
import type { WorkCalendar } from "./work-calendar.ts"

/** A row of a dealer's fee table: gross cents, once, at each delivery point or by price unit. */
export interface FeeRow {
  readonly basis: FeeBasis
  readonly amount: Cents
}

/** The amount steps of one certification: gross cents per price unit from an amount on, steps ascending. */
export interface PriceSteps {
  readonly certificationId: number
  readonly fromAmounts: ReadonlyArray<number>
  readonly unitPrices: ReadonlyArray<Cents>
}

/** What a dealer sells in one delivery area. */
export interface AreaTerms {
  readonly leadWorkdays: number
  readonly windowWorkdays: number
  /** Ascending by certification id. */
  readonly prices: ReadonlyArray<PriceSteps>
  /** By place in `feesOf(group)`. */
  readonly fees: ReadonlyArray<FeeRow | undefined>
  readonly paymentIds: ReadonlyArray<number>
}

/** The day of the calculation: workdays ahead and the VAT rate (tenths of a per cent) on each of them. */
export interface DayTerms {
  readonly calendar: WorkCalendar
  readonly vatTenths: ReadonlyArray<number | undefined>
}

export interface PricedFee {
  readonly slot: FeeSlot
  readonly amount: Cents
  readonly perStation: boolean
}

/** An offer in whole cents; `start` and `end` are workdays of the calendar. */
export interface PricedOffer {
  readonly certificationId: number
  /** Of the price list, per price unit, without fees. */
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

/** The price of the largest step that the amount reaches (decisions.md "The price of an offer" 1). */
const stepPrice = (steps: PriceSteps, amount: number): Cents | undefined => {
  for (let step = steps.fromAmounts.length - 1; step >= 0; step -= 1) {
    const from = steps.fromAmounts[step]
    if (from !== undefined && from <= amount) return steps.unitPrices[step]
  }
  return undefined
}

const feeAmount = (row: FeeRow, request: PriceRequest, points: number): Cents =>
  row.basis === "order"
    ? row.amount
    : row.basis === "station"
      ? row.amount * points
      : divideHalfUp(row.amount * request.amount, request.priceUnitAmount)

/**
 * The offer of a delivery area, or `undefined` when its dealer does not sell what is asked for
 * (decisions.md "The price of an offer" 1–5).
 */
export const priceOffer = (
  request: PriceRequest,
  area: AreaTerms,
  day: DayTerms
): PricedOffer | undefined => {
  if (request.paymentId !== undefined && !area.paymentIds.includes(request.paymentId)) return undefined
  const window = deliveryWindow(request, day.calendar, area.leadWorkdays, area.windowWorkdays)
  if (window === undefined) return undefined
  const vatTenths = day.vatTenths[window.end]
  if (vatTenths === undefined) return undefined

  let listPrice: Cents | undefined
  let certificationId = 0
  for (const steps of area.prices) {
    if (request.certifications !== undefined && !request.certifications.has(steps.certificationId)) continue
    const price = stepPrice(steps, request.amount)
    if (price !== undefined && (listPrice === undefined || price < listPrice)) {
      listPrice = price
      certificationId = steps.certificationId
    }
  }
  if (listPrice === undefined) return undefined

  const fees = feeLines(request, area, window.hurried ? request.deadline?.fee : undefined)
  if (fees === undefined) return undefined
  const goods = divideHalfUp(listPrice * request.amount, request.priceUnitAmount)
  let total = goods
  for (const fee of fees) total += fee.amount
  const vat = vatInside(total, vatTenths)
  const net = total - vat
  const startTenths = day.vatTenths[window.start] ?? vatTenths
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
    basePrice: divideHalfUp(total, request.amount * (request.kilogramsPerUnit ?? 1)),
    start: window.start,
    end: window.end
  }
}

/** Fee lines in the order of the catalogue, those of 0 cents left out; `undefined` when the dealer lacks one asked for. */
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
    if (row === undefined) return undefined
    charge(slot, row)
  }
  if (hurry !== undefined) {
    const row = area.fees[hurry]
    if (row === undefined) return undefined
    charge(hurry, row)
  }
  return lines
}

/** What AppointmentPlus costs for this order at this dealer; `undefined` where it is not sold. */
export const appointmentPlusPrice = (request: PriceRequest, area: AreaTerms): Cents | undefined => {
  const row = area.fees[request.appointmentPlusFee]
  return row === undefined ? undefined : feeAmount(row, request, request.stations)
}
