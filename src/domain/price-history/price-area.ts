import type { CountryId } from "../place/country.ts"
import { type Region, regionsOf } from "../place/region.ts"
import { isZipOf } from "../place/zip.ts"
import type { SeriesArea } from "./chart-lines.ts"

/** What a price of the index is about (rule price.day): the country, a state, a county, or the codes that begin alike. */
export type PriceArea =
  | { readonly kind: "country" }
  | { readonly kind: "state"; readonly code: Region["code"] }
  | { readonly kind: "county"; readonly code: string; readonly name: string }
  | { readonly kind: "codes"; readonly prefix: string }

/** How many digits the postal codes of an area have in common. */
const commonDigits = 3

/** The postal codes around one: those with the same first three digits. */
export const codesAround = (zipCode: string): Extract<PriceArea, { readonly kind: "codes" }> => ({
  kind: "codes",
  prefix: zipCode.slice(0, commonDigits)
})

/** The name of a county in the index. */
export const countyAreaCode = (code: string): string => `c-${code}`

/** The name of an area in the index: "" is the country, "BY" a state, "c-09162" a county, "z-803" the codes 803xx. */
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
 * The name in the index of a part of the country, or of all of it where no part is named; undefined where there is no
 * such part. A postal code stands for those that begin like it, and counts more than a county, a county more than a state.
 */
export const codeOfPart = (
  countryId: CountryId,
  { stateId, countyCode = "", zipCode = "" }: SeriesArea
): string | undefined => {
  if (zipCode !== "") return isZipOf(countryId, zipCode) ? areaCode(codesAround(zipCode)) : undefined
  if (countyCode !== "") return countyAreaCode(countyCode)
  return stateId === undefined ? "" : regionsOf(countryId)[stateId - 1]?.code
}

/** A postal code and where it lies; without a county where it is not known. */
export interface LocatedZip {
  readonly zipCode: string
  readonly regionCode: string
  readonly countyCode: string | null
  readonly countyName: string | null
}

/** The areas that a postal code counts for, the smallest first. */
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

/** What postal codes of an area look like: "803xx" in Germany, "801x" elsewhere. */
export const codesText = (countryId: CountryId, prefix: string): string =>
  prefix.padEnd(countryId === 1 ? 5 : 4, "x")
