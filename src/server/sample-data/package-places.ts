import { createRequire } from "node:module"
import { Schema } from "effect"
import { isOfLiechtenstein } from "../../domain/place/address-country.ts"
import { liechtenstein, regionByCode, regionByName } from "../../domain/place/region.ts"
import { austrianStateOf } from "./austrian-state.ts"
import { germanStates } from "./german-state.ts"
import type { Place } from "./place.ts"

const German = Schema.Array(
  Schema.Struct({ name: Schema.String, postalCodes: Schema.Array(Schema.String), state: Schema.String })
)
const Austrian = Schema.Record(Schema.String, Schema.String)
const Swiss = Schema.Record(
  Schema.String,
  Schema.Struct({ city_name: Schema.String, zipcode: Schema.Int, canton: Schema.String })
)

const require = createRequire(import.meta.url)
const read = (path: string): unknown => require(path)

/**
 * Cleans names such as "Berga/Elster u.a.", "Bergen/ Rügen" and "Bremen (Borgfeld", and removes remarks after a
 * bracket.
 */
const germanName = (raw: string): string =>
  raw
    .replace(/ ?\(Abweichung[^)]*\)/u, "")
    .replace(/ \((?:[^)]*$|Ostteil\).*$)/u, "")
    .replace(/ u\.a\.$/u, "")
    .replaceAll("/ ", "/")
    .trim()

/**
 * Removes the part after the comma, which only distinguishes places with equal names: "Linz, Donau Postfach" is a
 * post-office box in Linz.
 */
const austrianName = (raw: string): string =>
  raw
    .replace(/ Postfach$/u, "")
    .replace(/,.*$/u, "")
    .trim()

/** Removes the number of the post office: "Lausanne 27" and "Root D4" are post offices in Lausanne and Root. */
const swissName = (raw: string): string => raw.replace(/ D?\d+$/u, "").trim()

const germanPlaces = (): ReadonlyArray<Place> => {
  const towns = Schema.decodeUnknownSync(German)(read("german-metadata/data/cities.json"))
  const stateOf = germanStates(towns)
  return towns.flatMap((town) => {
    // under 07806 and 18461 the package lists "u.a." as a place in addition to the real places
    if (/^u\.a\.?$/u.test(town.name)) return []
    return town.postalCodes.map((zipCode) => {
      const state = stateOf(town, zipCode)
      const region = regionByName(1, state)
      if (region === undefined) throw new Error(`german-metadata names an unknown state: ${state}`)
      return { countryId: 1 as const, zipCode, name: germanName(town.name), regionCode: region.code }
    })
  })
}

const austrianPlaces = (): ReadonlyArray<Place> =>
  Object.entries(Schema.decodeUnknownSync(Austrian)(read("plz-ort/data.js"))).map(([zipCode, name]) => ({
    countryId: 2 as const,
    zipCode,
    name: austrianName(name),
    regionCode: austrianStateOf(zipCode)
  }))

const swissPlaces = (): ReadonlyArray<Place> =>
  Object.values(
    Schema.decodeUnknownSync(Swiss)(read("@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json"))
  ).map((entry) => {
    const region = regionByCode(3, entry.canton)
    if (region === undefined) throw new Error(`js-swiss-cantons names an unknown canton: ${entry.canton}`)
    const zipCode = String(entry.zipcode)
    return {
      countryId: 3 as const,
      zipCode,
      name: swissName(entry.city_name),
      regionCode: isOfLiechtenstein(zipCode) ? liechtenstein.code : region.code
    }
  })

/**
 * Returns every postal code of german-metadata, plz-ort and js-swiss-cantons, ordered by country, code and place (rule
 * sample.places: 8 105 German, 2 587 Austrian and 3 199 Swiss codes, 13 of them in Liechtenstein).
 */
export const packagePlaces = (): ReadonlyArray<Place> => {
  const unique = new Map<string, Place>()
  for (const place of [...germanPlaces(), ...austrianPlaces(), ...swissPlaces()]) {
    const key = `${place.countryId} ${place.zipCode} ${place.name}`
    if (!unique.has(key)) unique.set(key, place)
  }
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, place]) => place)
}
