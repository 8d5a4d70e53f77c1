import type { CountryId } from "../place/country.ts"
import { type Region, regionsOf } from "../place/region.ts"
import { isZipOf, zipLength } from "../place/zip.ts"
import type { SeriesArea } from "./chart-lines.ts"

/**
 * The area of a price in the index (rule price.day): the country, a state, a county, or postal codes with a common
 * prefix.
 */
export type PriceArea =
  | { readonly kind: "country" }
  | { readonly kind: "state"; readonly code: Region["code"] }
  | { readonly kind: "county"; readonly code: string; readonly name: string }
  | { readonly kind: "codes"; readonly prefix: string }

/** Number of leading digits that an area's postal codes have in common. */
const commonDigits = 3

/** Returns the area of a postal code: all postal codes with the same first three digits. */
export const codesAround = (zipCode: string): Extract<PriceArea, { readonly kind: "codes" }> => ({
  kind: "codes",
  prefix: zipCode.slice(0, commonDigits)
})

/**
 * Returns the postal code that stands for all codes with the same prefix, whether or not a place has it: pages of all
 * these places then ask for one and the same series.
 */
export const firstCodeAround = (countryId: CountryId, zipCode: string): string =>
  codesAround(zipCode).prefix.padEnd(zipLength(countryId), "0")

/** Returns the area code of a county in the index. */
export const countyAreaCode = (code: string): string => `c-${code}`

/**
 * Returns the area code in the index: "" is the country, "BY" a state, "c-09162" a county, "z-803" the postal codes
 * 803xx.
 */
export const areaCode = (area: PriceArea): string => {
  switch (area.kind) {
    case "country":
      return ""
    case "state":
      return area.code
    case "county":
      return countyAreaCode(area.code)
    case "codes":
      return `z-${area.prefix}`
  }
}

/**
 * Returns the area code of a part of the country, or of the complete country if no part is given; `undefined` if the
 * postal code has the wrong format or the state does not exist. A postal code stands for its prefix. It takes
 * precedence over a county, and a county takes precedence over a state.
 */
export const codeOfPart = (
  countryId: CountryId,
  { stateId, countyCode = "", zipCode = "" }: SeriesArea
): string | undefined => {
  if (zipCode !== "") return isZipOf(countryId, zipCode) ? areaCode(codesAround(zipCode)) : undefined
  if (countyCode !== "") return countyAreaCode(countyCode)
  return stateId === undefined ? "" : regionsOf(countryId)[stateId - 1]?.code
}

/** A postal code with its location; the county is `null` if not known. */
export interface LocatedZip {
  readonly zipCode: string
  readonly regionCode: string
  readonly countyCode: string | null
  readonly countyName: string | null
}

/** Returns the areas that contain a postal code, the smallest first. */
export const areasOfZip = ({
  zipCode,
  regionCode,
  countyCode,
  countyName
}: LocatedZip): ReadonlyArray<PriceArea> => [
  codesAround(zipCode),
  ...(countyCode === null
    ? []
    : [{ kind: "county" as const, code: countyCode, name: countyName ?? countyCode }]),
  { kind: "state", code: regionCode },
  { kind: "country" }
]

/** Returns the pattern of an area's postal codes: "803xx" in Germany, "801x" elsewhere. */
export const codesText = (countryId: CountryId, prefix: string): string =>
  prefix.padEnd(zipLength(countryId), "x")
