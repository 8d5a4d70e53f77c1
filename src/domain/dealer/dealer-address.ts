import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"

/** Address of the list of dealers, above those of states, postal codes and dealers. */
export const dealersPath = "/holzpellethaendler" as const

/** Dealers are numbered from here on, so that none looks like a postal code of four or five digits (rule dealer.address). */
export const firstDealerId = 100_000

/** What the segments of an address name, right or wrong. */
export interface DealerAddress {
  /** The first segment, where it is no number. */
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
 * Reads `{state?}/{zip?}`, `{state?}/{zip?}/{dealer}` and `{state?}/{zip?}/{branch}/{dealer}` (rule dealer.address): the
 * last number is the dealer, the first one that looks like a postal code is one, and what is left between is the
 * branch. Undefined where no such address is written like that.
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
  // a wrong postal code before a branch is put right like one that no place has
  const rest = isZip || before.length > 1 ? before.slice(1) : before
  if (rest.length > 1) return undefined
  return { state, zipCode: isZip ? zip : undefined, branchId: numberOf(rest[0]), dealerId }
}

/** A place as addresses name it: the segment of its state and its postal code. */
export interface AddressPlace {
  readonly stateSlug: string
  readonly zipCode: string
}

/** Address of the dealers of the country, of a state or of a postal code. */
export const dealerListPath = (stateSlug?: string, zipCode?: string): `/${string}` =>
  [dealersPath, stateSlug, zipCode].filter((part) => part !== undefined).join("/") as `/${string}`

/** The one address of a dealer, by the place of its seat. */
export const dealerPath = ({ stateSlug, zipCode }: AddressPlace, dealerId: number): `/${string}` =>
  `${dealerListPath(stateSlug, zipCode)}/${dealerId}`

/** The one address of a branch, by where it is. */
export const branchPath = (
  { stateSlug, zipCode }: AddressPlace,
  branchId: number,
  dealerId: number
): `/${string}` => `${dealerListPath(stateSlug, zipCode)}/${branchId}/${dealerId}`

/** Leads to a dealer also after its seat has changed: what offers and receipts keep. */
export const dealerLink = (dealerId: number): `/${string}` => `${dealersPath}/${dealerId}`
