import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type AddressPlace } from "../../../domain/dealer/dealer-address.ts"
import { pathOfDealer } from "../../../domain/dealer/dealer-page-paths.ts"
import { wordsOf } from "../../../domain/content/search-words.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { Gazetteer } from "../../../domain/place/gazetteer.ts"
import { type MeantPlaces, placesMeant } from "../../../domain/place/places-meant.ts"
import { regionByCode } from "../../../domain/place/region.ts"
import { readPlace } from "../../../domain/place/written-place.ts"
import { rememberedFor } from "../../../domain/remembered.ts"

/** A dealer that the search can find by name. */
export interface NamedDealer {
  readonly id: number
  readonly name: string
  readonly zipCode: string
  readonly city: string
  /** Words of name and town with a space before each, so that `includes` finds word beginnings. */
  readonly key: string
}

/** Loads the dealers of a country whose pages contain offers (rule dealer.states). */
export const loadDealerNames = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  const rows = yield* sql<Omit<NamedDealer, "key">>`
    select id, name, zip_code as "zipCode", city from dealer
    where country_id = ${countryId} and state = 'active' and rests_since is null order by rating desc, name, id`
  return rows.map((row): NamedDealer => ({ ...row, key: ` ${wordsOf(`${row.name} ${row.city}`).join(" ")}` }))
})

/** Finds dealers whose name and town contain all of these words, with at least one of the words in the name. */
export const dealersNamed = (
  dealers: ReadonlyArray<NamedDealer>,
  words: ReadonlyArray<string>
): ReadonlyArray<NamedDealer> =>
  words.length === 0
    ? []
    : dealers.filter(
        ({ key, name }) =>
          words.every((word) => key.includes(` ${word}`)) &&
          wordsOf(name).some((own) => words.some((word) => own.startsWith(word)))
      )

/** Returns the path of a dealer's page. */
export const dealerPathIn = (
  countryId: CountryId,
  gazetteer: Gazetteer,
  { id, zipCode }: NamedDealer
): string => {
  const town = gazetteer.townOf(zipCode)
  const region = town && regionByCode(countryId, town.regionCode)
  const place: AddressPlace | undefined = region && { stateSlug: region.slug, zipCode }
  return pathOfDealer({ id, place })
}

/** Names of places, complete and by their first word; a search that contains none of them skips the place finder. */
const namesOf = rememberedFor(({ towns }: Gazetteer): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const { name } of towns) {
    const words = wordsOf(name)
    names.add(words.join(" "))
    if (words[0] !== undefined) names.add(words[0])
  }
  return names
})

const nowhere: MeantPlaces = { places: [], isClear: false }

/**
 * Returns the places that a search names: with all its words (rule place.finder), or with a postal code or a complete
 * name among its words, as in "Pelletpreise Augsburg".
 */
export const placesNamed = (
  countryId: CountryId,
  written: string,
  gazetteer: Gazetteer,
  by: "all" | "part"
): MeantPlaces => {
  const place = readPlace(written)
  const own = place.countryId === undefined || place.countryId === countryId
  const whole = own ? placesMeant(countryId, place, gazetteer) : nowhere
  if (whole.places.length > 0 || by === "all") return whole
  const words = wordsOf(written).slice(0, 8)
  const names = namesOf(gazetteer)
  // the longest name first: "Bad Tölz" before "Bad"
  for (let length = Math.min(3, words.length - 1); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const name = words.slice(from, from + length).join(" ")
      if (name.length < 3 || !names.has(name)) continue
      const meant = placesMeant(countryId, { countryId: undefined, zipCode: undefined, name }, gazetteer)
      if (meant.places.length > 0) return meant
    }
  return nowhere
}
