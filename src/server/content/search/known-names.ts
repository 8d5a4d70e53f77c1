import { wordsOf } from "../../../domain/content/search-words.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { Gazetteer } from "../../../domain/place/gazetteer.ts"
import { type MeantPlaces, placesMeant } from "../../../domain/place/places-meant.ts"
import { readPlace } from "../../../domain/place/written-place.ts"
import { rememberedFor } from "../../../domain/remembered.ts"
import type { ListedDealer } from "../../ports/listed-dealers.ts"

/** The words of name and town, with a space before each, so that `includes` finds word beginnings. */
const keysOf = rememberedFor((dealers: ReadonlyArray<ListedDealer>) =>
  dealers.map((dealer) => ({ dealer, key: ` ${wordsOf(`${dealer.name} ${dealer.city}`).join(" ")}` }))
)

/** Finds dealers whose name and town contain all of these words, with at least one of the words in the name. */
export const dealersNamed = (
  dealers: ReadonlyArray<ListedDealer>,
  words: ReadonlyArray<string>
): ReadonlyArray<ListedDealer> =>
  words.length === 0
    ? []
    : keysOf(dealers)
        .filter(
          ({ dealer, key }) =>
            words.every((word) => key.includes(` ${word}`)) &&
            wordsOf(dealer.name).some((own) => words.some((word) => own.startsWith(word)))
        )
        .map(({ dealer }) => dealer)

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
