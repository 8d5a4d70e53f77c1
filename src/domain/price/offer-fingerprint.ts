import type { Calculation } from "../options/calculation.ts"
import type { PalletBags } from "../product/group-facts.ts"
import { encodeOptions } from "../options/options-codec.ts"
import type { PricedOffer } from "./price-offer.ts"
import type { WorkCalendar } from "./work-calendar.ts"

/** The dealer, branch, sacks per pallet and price list version of an offer. */
export interface OfferSource {
  readonly dealerId: number
  readonly branchId: number
  readonly palletBags: PalletBags | undefined
  /** Version of the dealer's own price list (rule price-list.version). */
  readonly listVersion: number
}

/** Returns the part of the fingerprint that all offers of a list share. */
export const requestFingerprint = (calculation: Calculation): string =>
  [
    calculation.countryId,
    calculation.zipCode,
    calculation.product.id,
    calculation.product.climateNeutral === true ? 1 : 0,
    encodeOptions(calculation.parameters),
    calculation.appointmentPlus ? 1 : 0,
    calculation.looseBlowingProcess.join("."),
    calculation.palletBagSize ?? "",
    calculation.palletBagCount ?? "",
    // the amounts of all stations are equal, unless the order has delivery points with their own amounts
    `${calculation.amount}/${calculation.stations}`,
    ...(calculation.points === undefined
      ? []
      : [calculation.points.map(({ zipCode, amount }) => `${zipCode}$${amount}`).join(",")])
  ].join("|")

/**
 * Returns the text hashed in OfferHash: dealer, branch, product, certification, parameters, amount per station, unit
 * price, fees, total, VAT rate, delivery window and the version of the dealer's own price list (rule offer.hash).
 */
export const offerFingerprint = (
  request: string,
  source: OfferSource,
  priced: PricedOffer,
  calendar: WorkCalendar
): string => {
  let fees = ""
  for (const fee of priced.fees) fees += `${fee.slot}=${fee.amount},`
  return `${request}|${source.listVersion}|${source.dealerId}|${source.branchId}|${
    source.palletBags === undefined ? "" : `${source.palletBags.count}x${source.palletBags.size}|`
  }${priced.certificationId}|${priced.listPrice}|${
    priced.unitPrice
  }|${fees}|${priced.total}|${priced.vatTenths}|${priced.earlier?.vatTenths ?? ""}|${
    calendar.dates[priced.start] ?? ""
  }|${calendar.dates[priced.end] ?? ""}`
}
