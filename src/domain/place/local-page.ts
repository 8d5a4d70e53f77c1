import type { CountryId } from "./country.ts"
import type { County, Gazetteer } from "./gazetteer.ts"
import type { Town } from "./town.ts"
import { type Region, regionByCode, regionsOf } from "./region.ts"
import { slugOf } from "./slug.ts"

/** The segments of a local page's path (rule place.local-page); the second one is a county or a zip. */
export interface LocalPageSegments {
  readonly state: string
  readonly countyOrCityZip?: string
  readonly cityZip?: string
}

/**
 * Whether a path is valid for the local page of a zip, and the correct path of that page; the correct path is "" if no
 * place has this zip.
 */
export interface LocalPageVerdict {
  readonly valid: boolean
  readonly validLocationUrl: string
}

/** Path of the price overview, the fallback for local pages that do not exist. */
export const priceOverviewPath = "/pelletpreise" as const

/** Returns the path of a state's price page. */
export const statePagePath = (region: Region): `/${string}` => `${priceOverviewPath}/${region.slug}`

/** Returns the path of a county's price page. */
export const countyPagePath = (region: Region, county: County): string =>
  `${statePagePath(region)}/${county.slug}`

/** Returns the path of a zip's price page. */
export const localPagePath = (region: Region, zipCode: string): string =>
  `${statePagePath(region)}/${zipCode}`

const isDigits = (segment: string): boolean => /^[0-9]+$/u.test(segment)

/**
 * Checks a path against a zip and the regions in which the zip has places (as codes, the region with the most places
 * first): the state in the path must be one of these regions, and every zip in the path must be this zip. The county's
 * name is not checked, because not every list of places has counties.
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

/** The area of a price page: the smallest area in its path. */
export type LocalPage =
  | { readonly kind: "overview" }
  | { readonly kind: "state"; readonly region: Region }
  | { readonly kind: "county"; readonly region: Region; readonly county: County }
  | { readonly kind: "town"; readonly region: Region; readonly town: Town }

/** Returns the canonical path of a price page; other spellings redirect to it. */
export const pathOfLocalPage = (page: LocalPage): string => {
  switch (page.kind) {
    case "overview":
      return priceOverviewPath
    case "state":
      return statePagePath(page.region)
    case "county":
      return countyPagePath(page.region, page.county)
    case "town":
      return localPagePath(page.region, page.town.zipCode)
  }
}

/**
 * Returns the page for a path (rule place.local-page): a postal code takes precedence over the segments before it; a
 * county or place is searched in the state of the path first, then in all states; unknown segments are ignored.
 */
export const localPageOf = (
  countryId: CountryId,
  { state, countyOrCityZip = "", cityZip = "" }: LocalPageSegments,
  gazetteer: Gazetteer
): LocalPage => {
  for (const zipCode of [cityZip.trim(), countyOrCityZip.trim(), state.trim()]) {
    const town = gazetteer.townOf(zipCode)
    const region = town && regionByCode(countryId, town.regionCode)
    if (town !== undefined && region !== undefined) return { kind: "town", region, town }
  }
  const regions = regionsOf(countryId)
  const named = regions.find(({ slug }) => slug === slugOf(state))
  for (const slug of [slugOf(cityZip), slugOf(countyOrCityZip)].filter((each) => each !== "")) {
    for (const region of named === undefined ? regions : [named, ...regions]) {
      const county = gazetteer.countiesOf(region.code).find((each) => each.slug === slug)
      if (county !== undefined) return { kind: "county", region, county }
      const town = gazetteer.townBySlug(region.code, slug)
      if (town !== undefined) return { kind: "town", region, town }
    }
  }
  return named === undefined ? { kind: "overview" } : { kind: "state", region: named }
}

const segmentsOf = (path: string): ReadonlyArray<string> =>
  path.split("/").map((segment) => {
    try {
      return slugOf(decodeURIComponent(segment))
    } catch {
      return slugOf(segment)
    }
  })

/** Whether a path is another spelling of a page's path: "/Bayern", "/th%C3%BCringen". */
export const isSpelledOtherwise = (path: string, address: string): boolean =>
  path !== address && segmentsOf(path).join("/") === segmentsOf(address).join("/")

/** Returns the paths of all price pages of places: federal states, counties and postal codes. */
export const localPagePaths = (countryId: CountryId, gazetteer: Gazetteer): ReadonlyArray<string> =>
  regionsOf(countryId).flatMap((region) => [
    statePagePath(region),
    ...gazetteer.countiesOf(region.code).map((county) => countyPagePath(region, county)),
    ...gazetteer.townsOf(region.code).map(({ zipCode }) => localPagePath(region, zipCode))
  ])
