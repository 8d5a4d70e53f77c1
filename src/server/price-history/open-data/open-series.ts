import { Effect } from "effect"
import type { OpenBasis } from "../../../domain/open-data/open-fields.ts"
import {
  isOpenCountry,
  openCountries,
  openCountryCodes,
  openProductOf,
  openProducts,
  openStateOf
} from "../../../domain/open-data/open-names.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { regionByCode, regionsOf } from "../../../domain/place/region.ts"
import { isZipOf } from "../../../domain/place/zip.ts"
import { areaCode, areasOfZip, codesText, type PriceArea } from "../../../domain/price-history/price-area.ts"
import { refusals } from "../../http/refusals.ts"
import { Places } from "../../ports/places.ts"

/** Returns the 404 response to an unknown name; it lists the valid names. */
export const notThere = (field: string, known: string) => ({
  ...refusals.notFound,
  problems: [{ code: "unknown", field, params: { known } }]
})

/** Finds the country and product that an address names. */
export const openSubject = Effect.fnUntraced(function* (names: {
  readonly countryCode: string
  readonly product: string
}) {
  const { countryCode } = names
  if (!isOpenCountry(countryCode))
    return yield* Effect.fail(notThere("countryCode", openCountryCodes.join(", ")))
  const product = openProductOf(names.product)
  if (product === undefined)
    return yield* Effect.fail(notThere("product", openProducts.map((each) => each.product).join(", ")))
  return { countryCode, countryId: openCountries[countryCode].id, ...product }
})

export type OpenSubject = Effect.Success<ReturnType<typeof openSubject>>

/**
 * Returns the areas whose prices are used for a federal state: the federal state or the country (rule
 * price.no-regional).
 */
export const areasOfState = (countryId: CountryId, state: string) => {
  const region = openStateOf(countryId, state)
  const known = () => regionsOf(countryId).map(({ slug }) => slug)
  const areas: ReadonlyArray<PriceArea> =
    region === undefined ? [] : [{ kind: "state", code: region.code }, { kind: "country" }]
  return region === undefined ? Effect.fail(notThere("state", known().join(", "))) : Effect.succeed(areas)
}

/** Returns the areas whose prices are used for a postal code, the smallest first. */
export const areasOfCode = Effect.fnUntraced(function* (countryId: CountryId, zipCode: string) {
  const places = yield* Places
  const located = isZipOf(countryId, zipCode) ? yield* places.located(countryId, zipCode) : undefined
  if (located === undefined)
    return yield* Effect.fail(notThere("zipCode", "postal codes that belong to a place of the country"))
  return areasOfZip(located)
})

/** Returns the kind and the name of the area whose prices are shown. */
export const basisOf = (
  { countryCode, countryId }: Pick<OpenSubject, "countryCode" | "countryId">,
  areas: ReadonlyArray<PriceArea>,
  code: string
): { readonly basis: OpenBasis; readonly basisName: string } => {
  const area = areas.find((each) => areaCode(each) === code)
  switch (area?.kind) {
    case "state":
      return { basis: "state", basisName: regionByCode(countryId, area.code)?.name ?? area.code }
    case "county":
      return { basis: "county", basisName: area.name }
    case "codes":
      return { basis: "zip-area", basisName: codesText(countryId, area.prefix) }
    default:
      return { basis: "country", basisName: openCountries[countryCode].name }
  }
}
