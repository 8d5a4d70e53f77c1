import type { CountryId } from "./country.ts"
import type { Gazetteer } from "./gazetteer.ts"
import { type LocalPage, pathOfLocalPage } from "./local-page.ts"
import { isFirstMeant } from "./place-finder.ts"
import { regionByCode, regionsOf } from "./region.ts"
import { slugOf } from "./slug.ts"
import type { WrittenPlace } from "./written-place.ts"

/** A price page that matches the search. */
export interface MeantPlace {
  readonly countryId: CountryId
  readonly path: string
  readonly name: string
  /** The federal state of the place; if the match is a federal state, its own name. */
  readonly state: string
  /** The lowest postal code of a place; `undefined` for a state or county. */
  readonly zipCode: string | undefined
  /** Number of postal codes of the place. */
  readonly codes: number
}

export interface MeantPlaces {
  readonly places: ReadonlyArray<MeantPlace>
  /** Whether the first match is clear, so that the visitor need not choose. */
  readonly isClear: boolean
}

const none: MeantPlaces = { places: [], isClear: false }

const meant = (
  countryId: CountryId,
  page: Exclude<LocalPage, { readonly kind: "overview" }>,
  name: string,
  codes = 0
): MeantPlace => ({
  countryId,
  path: pathOfLocalPage(page),
  name,
  state: page.region.name,
  zipCode: page.kind === "town" ? page.town.zipCode : undefined,
  codes
})

/** Returns the price pages of one country that match a typed place (rule place.finder). */
export const placesMeant = (
  countryId: CountryId,
  { zipCode, name }: WrittenPlace,
  gazetteer: Gazetteer
): MeantPlaces => {
  const pageOf = (zip: string) => {
    const town = gazetteer.townOf(zip)
    const region = town && regionByCode(countryId, town.regionCode)
    return town === undefined || region === undefined ? undefined : ({ kind: "town", region, town } as const)
  }
  const byCode = zipCode === undefined ? undefined : pageOf(zipCode)
  if (byCode !== undefined) return { places: [meant(countryId, byCode, byCode.town.name, 1)], isClear: true }
  const slug = slugOf(name)
  if (slug === "") return none
  // the name of a state refers to the state, not to a place of the same name
  const region = regionsOf(countryId).find((each) => each.slug === slug)
  if (region !== undefined)
    return { places: [meant(countryId, { kind: "state", region }, region.name)], isClear: true }
  const found = gazetteer.find(name)
  const towns = found.flatMap((place) => {
    const page = pageOf(place.zipCodes[0])
    return page === undefined ? [] : [meant(countryId, page, place.name, place.zipCodes.length)]
  })
  if (found.some(({ isWhole }) => isWhole)) return { places: towns, isClear: isFirstMeant(found) }
  const counties = regionsOf(countryId).flatMap((around) =>
    gazetteer
      .countiesOf(around.code)
      .filter((county) => county.slug === slug)
      .map((county) => meant(countryId, { kind: "county", region: around, county }, county.name))
  )
  return counties.length === 0
    ? { places: towns, isClear: isFirstMeant(found) }
    : { places: [...counties, ...towns], isClear: counties.length === 1 }
}
