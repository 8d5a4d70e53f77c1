import type { CountryId } from "../place/country.ts"
import type { Gazetteer } from "../place/gazetteer.ts"
import type { Town } from "../place/town.ts"
import { type Region, regionByCode, regionsOf } from "../place/region.ts"
import { slugOf } from "../place/slug.ts"
import {
  type AddressPlace,
  branchPath,
  type DealerAddress,
  dealerLink,
  dealerListPath,
  dealerPath
} from "./dealer-address.ts"

/**
 * A dealer or a branch, with the place that its path contains; `place` is `undefined` if the postal code is unknown.
 */
export interface Seated {
  readonly id: number
  readonly place: AddressPlace | undefined
}

/** A branch; the branch at the head office has no separate page. */
export interface SeatedBranch extends Seated {
  readonly isSeat: boolean
}

export interface SeatedDealer extends Seated {
  readonly branches: ReadonlyArray<SeatedBranch>
}

/** The page that a path below the dealer list leads to. */
export type DealerPage<Dealer extends SeatedDealer> =
  | { readonly kind: "country" }
  | { readonly kind: "state"; readonly region: Region }
  | { readonly kind: "zip"; readonly region: Region; readonly town: Town }
  | { readonly kind: "dealer"; readonly dealer: Dealer }
  | { readonly kind: "branch"; readonly dealer: Dealer; readonly branch: Dealer["branches"][number] }
  | { readonly kind: "unknown" }

const listOf = (
  countryId: CountryId,
  { state, zipCode }: Pick<DealerAddress, "state" | "zipCode">,
  gazetteer: Gazetteer
): DealerPage<never> => {
  const town = zipCode === undefined ? undefined : gazetteer.townOf(zipCode)
  const own = town && regionByCode(countryId, town.regionCode)
  if (town !== undefined && own !== undefined) return { kind: "zip", region: own, town }
  const named = state && regionsOf(countryId).find(({ slug }) => slug === slugOf(state))
  return named ? { kind: "state", region: named } : { kind: "country" }
}

/**
 * Returns the page of a path (rule dealer.address). A dealer takes precedence over a postal code, and a postal code
 * over a federal state. If the branch in the path does not belong to the dealer, the result is the dealer's page.
 */
export const dealerPageOf = <Dealer extends SeatedDealer>(
  countryId: CountryId,
  address: DealerAddress | undefined,
  dealerOf: (id: number) => Dealer | undefined,
  gazetteer: Gazetteer
): DealerPage<Dealer> => {
  if (address === undefined) return { kind: "unknown" }
  const { dealerId, branchId } = address
  if (dealerId === undefined) return listOf(countryId, address, gazetteer)
  const dealer = dealerOf(dealerId)
  if (dealer === undefined) return { kind: "unknown" }
  const branch = dealer.branches.find(({ id, isSeat }) => id === branchId && !isSeat)
  return branch === undefined ? { kind: "dealer", dealer } : { kind: "branch", dealer, branch }
}

/** Returns the canonical path of a page, to which other paths redirect, or `undefined` if the page does not exist. */
export const pathOfDealerPage = (page: DealerPage<SeatedDealer>): `/${string}` | undefined => {
  switch (page.kind) {
    case "country":
      return dealerListPath()
    case "state":
      return dealerListPath(page.region.slug)
    case "zip":
      return dealerListPath(page.region.slug, page.town.zipCode)
    case "dealer":
      return pathOfDealer(page.dealer)
    case "branch":
      return pathOfBranch(page.branch, page.dealer)
    case "unknown":
      return undefined
  }
}

/** Returns the canonical path of a dealer; it contains only the id if the place is unknown. */
export const pathOfDealer = ({ id, place }: Seated): `/${string}` =>
  place === undefined ? dealerLink(id) : dealerPath(place, id)

/**
 * Returns the canonical path of a branch. For the branch at the head office, and for a branch whose place is unknown,
 * this is the path of the dealer's page.
 */
export const pathOfBranch = ({ id, place, isSeat }: SeatedBranch, dealer: Seated): `/${string}` =>
  isSeat || place === undefined ? pathOfDealer(dealer) : branchPath(place, id, dealer.id)
