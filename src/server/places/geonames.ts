import type { CountryId } from "../../domain/place/country.ts"
import {
  liechtenstein,
  type Region,
  regionByCode,
  regionByName,
  regionsOf
} from "../../domain/place/region.ts"
import { isZipOf } from "../../domain/place/zip.ts"

/** A place from a line of the GeoNames postal-code file. */
export interface ImportedPlace {
  readonly countryId: CountryId
  readonly zipCode: string
  readonly name: string
  readonly regionCode: string
  /** A county or district; null if the list does not contain it. */
  readonly county: { readonly code: string; readonly name: string } | null
  /** Degrees; null if the list does not contain them. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The result of reading a line: a place of the shop's countries, a line about another country, or an unusable line. */
export type ParsedLine =
  | { readonly kind: "place"; readonly place: ImportedPlace }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "bad"; readonly reason: string }

const countryOf: Readonly<Record<string, CountryId>> = { DE: 1, AT: 2, CH: 3, LI: 3 }

/**
 * Number of columns of the format: country, code, place, three levels of states and counties (name, code), latitude,
 * longitude, accuracy.
 */
const columnCount = 12

/**
 * Returns the region of a place. German federal states and Swiss cantons have their usual codes; Austrian federal
 * states have 01 to 09 in the order of ISO 3166-2.
 */
const regionOf = (iso: string, countryId: CountryId, name: string, code: string): Region | undefined => {
  if (iso === "LI") return liechtenstein
  if (countryId === 2 && /^0?[1-9]$/u.test(code)) return regionsOf(2)[Number(code) - 1]
  return regionByCode(countryId, code) ?? regionByName(countryId, name)
}

const named = (name = "", code = ""): ImportedPlace["county"] =>
  name !== "" && name.length <= 100 && /^[\w-]{1,12}$/u.test(code) && !/\p{Cc}/u.test(name)
    ? { code, name }
    : null

/**
 * Returns the county of a line. German districts (Landkreise) are in the third level, below administrative regions;
 * where these do not exist, the second level is used. Austrian and Swiss districts are in the second level.
 */
const countyIn = (countryId: CountryId, texts: ReadonlyArray<string>): ImportedPlace["county"] => {
  const [secondName, secondCode, thirdName, thirdCode] = texts.slice(5)
  const second = named(secondName, secondCode)
  return countryId === 1 ? (named(thirdName, thirdCode) ?? second) : second
}

/** Returns a coordinate in degrees; null if it is empty or invalid. */
const degrees = (text: string, most: number): number | null => {
  const value = Number(text)
  return /^-?\d{1,3}(?:\.\d+)?$/u.test(text) && Math.abs(value) <= most ? value : null
}

const bad = (reason: string): ParsedLine => ({ kind: "bad", reason })

/** Reads one line of the GeoNames postal-code format (tab-separated, download.geonames.org/export/zip/readme.txt). */
export const parseLine = (line: string): ParsedLine => {
  const columns = line.split("\t")
  if (columns.length !== columnCount) return bad(`${columns.length} columns instead of ${columnCount}`)
  const texts = columns.map((column) => column.trim())
  const [iso = "", zipCode = "", rawName = "", regionName = "", regionCode = ""] = texts
  const [latitude = "", longitude = ""] = texts.slice(9)
  if (!/^[A-Z]{2}$/u.test(iso)) return bad(`"${iso.slice(0, 20)}" is no country code`)
  const countryId = countryOf[iso]
  if (countryId === undefined) return { kind: "elsewhere" }
  if (!isZipOf(countryId, zipCode)) return bad(`"${zipCode.slice(0, 20)}" is no postal code of ${iso}`)
  // "Wien, Innere Stadt" is a district of Wien; addresses contain only the name before the comma
  const name = (countryId === 2 ? rawName.replace(/,.*$/u, "") : rawName).trim()
  if (name === "" || name.length > 100 || /\p{Cc}/u.test(name)) return bad("no place name")
  const region = regionOf(iso, countryId, regionName, regionCode)
  if (region === undefined) return bad(`"${regionCode || regionName}" is no state or canton of ${iso}`)
  const county = countyIn(countryId, texts)
  const place = { countryId, zipCode, name, regionCode: region.code, county }
  const [lat, long] = [degrees(latitude, 90), degrees(longitude, 180)]
  // a coordinate is used only if both numbers are valid
  const isPoint = lat !== null && long !== null
  return {
    kind: "place",
    place: { ...place, latitude: isPoint ? lat : null, longitude: isPoint ? long : null }
  }
}
