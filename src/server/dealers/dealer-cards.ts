import { bestOfDealers } from "../../domain/dealer/best-of-dealers.ts"
import { enplusNumberOn } from "../../domain/dealer/held-certificate.ts"
import { nearestBranch } from "../../domain/dealer/nearest-branch.ts"
import { pathOfBranch, pathOfDealer } from "../../domain/dealer/dealer-page-paths.ts"
import type { Ordering } from "../../domain/options/calculation.ts"
import { certificationsOf } from "../../domain/options/certifications.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import type { GeoPoint } from "../../domain/place/distance.ts"
import type { Region } from "../../domain/place/region.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import type { AreaOffer } from "../ports/dealer-prices.ts"
import type { DealerDirectory, KnownBranch, KnownDealer } from "./dealer-directory.ts"

/** Filter and sorting of a list. */
export interface ListWish {
  readonly region: Region | undefined
  readonly ordering: Ordering
}

/** Returns one offer for each listed dealer, in the requested order; paused and ended dealers have no offer. */
export const listedOffers = (
  directory: DealerDirectory,
  offers: ReadonlyArray<AreaOffer>,
  { region, ordering }: ListWish
): ReadonlyArray<AreaOffer> => {
  const listed = offers.flatMap((offer) => {
    const dealer = directory.dealerOf(offer.dealerId)
    if (dealer?.state !== "active") return []
    if (region !== undefined && !directory.regionsOfArea(offer.areaId).has(region.code)) return []
    // the dealer's rating may be newer than the one in the price list
    const { rating, ratingCount } = dealer
    return [rating === offer.rating ? offer : { ...offer, rating, ratingCount }]
  })
  return bestOfDealers(listed, ordering)
}

/** Converts a price to the wire format. */
export const todayPriceOf = (
  countryId: CountryId,
  { unitPrice, total, pricedIds, deliveryStart, deliveryEnd }: AreaOffer
) => ({
  certificationIds: pricedIds,
  unitPrice: toDecimal(unitPrice),
  totalPrice: toDecimal(total),
  currency: countries[countryId].currencyCode,
  deliveryStart,
  deliveryEnd
})

/** Returns the names of qualities in the order of the catalogue. */
export const qualityNames = (ids: ReadonlyArray<number>): ReadonlyArray<string> =>
  certificationsOf(usualGroup.id)
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)

/** Converts a branch to the wire format, with its distance if the coordinates of both ends are known. */
export const branchOf = (dealer: KnownDealer, branch: KnownBranch, from: GeoPoint | null) => {
  const { id, name, street, zipCode, city } = branch
  const kilometres = nearestBranch([branch], from)?.kilometres
  return {
    id,
    name,
    street,
    zipCode,
    city,
    path: pathOfBranch(branch, dealer),
    ...(kilometres === undefined ? {} : { kilometres })
  }
}

const nearest = (
  { branches }: KnownDealer,
  branchId: number,
  from: GeoPoint | null
): KnownBranch | undefined =>
  nearestBranch(branches, from)?.branch ?? branches.find(({ id }) => id === branchId) ?? branches[0]

interface ListedAt {
  readonly countryId: CountryId
  readonly directory: DealerDirectory
  /** The point from which distances of branches are measured. */
  readonly from: GeoPoint | null
  /** yyyy-MM-dd */
  readonly today: string
}

/** Converts a listed dealer to the wire format. */
export const cardOf = ({ countryId, directory, from, today }: ListedAt, offer: AreaOffer) => {
  const dealer = directory.dealerOf(offer.dealerId)
  const branch = dealer && nearest(dealer, offer.branchId, from)
  if (dealer === undefined || branch === undefined) return []
  const { id, name, rating, ratingCount, certificates } = dealer
  return [
    {
      id,
      name,
      path: pathOfDealer(dealer),
      rating,
      ratingCount,
      enplusId: enplusNumberOn(certificates, today),
      certifications: qualityNames(offer.certificationIds),
      branch: branchOf(dealer, branch, from),
      price: todayPriceOf(countryId, offer)
    }
  ]
}
