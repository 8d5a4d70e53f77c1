import type { CountryId } from "./country.ts"
import { type Region, regionByCode } from "./region.ts"

/** The segments of a local page's address (rule place.local-page); the second one is a county or already the zip. */
export interface LocalPageSegments {
  readonly state: string
  readonly countyOrCityZip?: string
  readonly cityZip?: string
}

/** Whether an address is the one of a zip's local page, and where that page is; "" for a zip that no place has. */
export interface LocalPageVerdict {
  readonly valid: boolean
  readonly validLocationUrl: string
}

/** Address of the price overview, which stands in for local pages that are not there. */
export const priceOverviewPath = "/pelletpreise"

/** Address of the price page of a state. */
export const statePagePath = (region: Region): string => `${priceOverviewPath}/${region.slug}`

/** Address of the price page of a zip. */
export const localPagePath = (region: Region, zipCode: string): string =>
  `${statePagePath(region)}/${zipCode}`

const isDigits = (segment: string): boolean => /^[0-9]+$/u.test(segment)

/**
 * Compares an address with a zip whose places lie in these regions (codes, the one with the most places first): the
 * state is one of them, and every zip in the address is that zip. A county's name decides nothing: no list has them.
 */
export const localPageVerdict = (
  countryId: CountryId,
  segments: LocalPageSegments,
  zipCode: string,
  regionCodes: ReadonlyArray<string>
): LocalPageVerdict => {
  const regions = regionCodes.flatMap((code) => regionByCode(countryId, code) ?? [])
  const named = regions.find(({ slug }) => slug === segments.state)
  const right = named ?? regions[0]
  if (right === undefined) return { valid: false, validLocationUrl: "" }
  const { countyOrCityZip, cityZip } = segments
  const zips = [
    ...(countyOrCityZip !== undefined && isDigits(countyOrCityZip) ? [countyOrCityZip] : []),
    ...(cityZip === undefined ? [] : [cityZip])
  ]
  return {
    valid: named !== undefined && zips.every((zip) => zip === zipCode),
    validLocationUrl: localPagePath(right, zipCode)
  }
}
