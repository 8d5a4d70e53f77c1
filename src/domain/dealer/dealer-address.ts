import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"

/** Path of the list of dealers. The paths of federal states, postal codes and dealers start with it. */
export const dealersPath = "/holzpellethaendler" as const

/** Lowest dealer id, so that no id looks like a postal code of four or five digits (rule dealer.address). */
export const firstDealerId = 100_000

/** Values that the segments of a path contain, not yet checked. */
export interface DealerAddress {
  /** The first segment, if it is not a number. */
  readonly state: string | undefined
  readonly zipCode: string | undefined
  readonly branchId: number | undefined
  readonly dealerId: number | undefined
}

const isNumeric = (segment: string): boolean => /^[0-9]+$/u.test(segment)

const numberOf = (segment: string | undefined): number | undefined =>
  segment !== undefined && /^[1-9][0-9]{0,8}$/u.test(segment) ? Number(segment) : undefined

const isDealer = (segment: string | undefined): boolean => (numberOf(segment) ?? 0) >= firstDealerId

/**
 * Parses `{state?}/{zip?}`, `{state?}/{zip?}/{dealer}` and `{state?}/{zip?}/{branch}/{dealer}` (rule dealer.address).
 * The last number is the dealer; a first number in the format of a postal code is the postal code; a number between
 * these two is the branch. Returns `undefined` for all other paths.
 */
export const readDealerAddress = (
  countryId: CountryId,
  segments: ReadonlyArray<string>
): DealerAddress | undefined => {
  const [first] = segments
  const state = first !== undefined && !isNumeric(first) ? first : undefined
  const numbers = state === undefined ? segments : segments.slice(1)
  if (!numbers.every(isNumeric)) return undefined
  const last = numbers.at(-1)
  const dealerId = isDealer(last) ? numberOf(last) : undefined
  const before = dealerId === undefined ? numbers : numbers.slice(0, -1)
  const [zip] = before
  const isZip = zip !== undefined && isZipOf(countryId, zip)
  if (dealerId === undefined)
    return before.length === 0 || (before.length === 1 && isZip)
      ? { state, zipCode: zip, branchId: undefined, dealerId }
      : undefined
  // a malformed postal code before a branch is corrected in the same way as one that belongs to no place
  const rest = isZip || before.length > 1 ? before.slice(1) : before
  if (rest.length > 1) return undefined
  return { state, zipCode: isZip ? zip : undefined, branchId: numberOf(rest[0]), dealerId }
}

/** A place as used in paths: the segment of its federal state, and its postal code. */
export interface AddressPlace {
  readonly stateSlug: string
  readonly zipCode: string
}

/** Returns the path of the list of dealers in the country, in a federal state or at a postal code. */
export const dealerListPath = (stateSlug?: string, zipCode?: string): `/${string}` =>
  [dealersPath, stateSlug, zipCode].filter((part) => part !== undefined).join("/") as `/${string}`

/** Returns the canonical path of a dealer; it contains the place of the dealer's head office. */
export const dealerPath = ({ stateSlug, zipCode }: AddressPlace, dealerId: number): `/${string}` =>
  `${dealerListPath(stateSlug, zipCode)}/${dealerId}`

/** Returns the canonical path of a branch; it contains the place of the branch. */
export const branchPath = (
  { stateSlug, zipCode }: AddressPlace,
  branchId: number,
  dealerId: number
): `/${string}` => `${dealerListPath(stateSlug, zipCode)}/${branchId}/${dealerId}`

/** Returns the path that offers and receipts use for a dealer; it stays valid if the head office moves. */
export const dealerLink = (dealerId: number): `/${string}` => `${dealersPath}/${dealerId}`
