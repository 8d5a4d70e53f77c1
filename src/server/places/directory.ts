import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { GeoPoint } from "../../domain/place/distance.ts"
import { type Gazetteer, gazetteerOf } from "../../domain/place/gazetteer.ts"
import { slugOf } from "../../domain/place/slug.ts"
import type { ZipVerdict } from "../../domain/place/zip.ts"
import type { LocatedZip } from "../../domain/price-history/price-area.ts"

/** All postal codes of one country in memory: a few thousand entries. */
export interface Directory {
  readonly check: (zipCode: string) => ZipVerdict | "unknown"
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /**
   * Returns the codes of the regions that contain places of the postal code; the region with the most places comes
   * first.
   */
  readonly regionsOf: (zipCode: string) => ReadonlyArray<string>
  readonly located: (zipCode: string) => LocatedZip | undefined
  /** Returns the lowest postal code of a place with this name in any spelling: "München", "muenchen", "HALLE SAALE". */
  readonly zipOfPlace: (name: string) => string | undefined
  /** Returns the postal codes by location, sorted on first use. */
  readonly gazetteer: () => Gazetteer
}

interface County {
  readonly code: string
  readonly name: string
  /** The code of the region of its place. */
  readonly region: string
}

interface Entry {
  readonly names: Array<string>
  /** Without duplicates. */
  readonly regions: Array<string>
  /** The known counties of the postal code, without duplicates. */
  readonly counties: Array<County>
  readonly verdict: ZipVerdict
  point: GeoPoint | null
}

const mostFirst = (codes: ReadonlyArray<string>): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([code]) => code)
}

const verdictOf = (zipCode: string, prefixes: ReadonlySet<string>): ZipVerdict => {
  for (let length = 1; length <= zipCode.length; length++)
    if (prefixes.has(zipCode.slice(0, length))) return "served"
  return "unserved"
}

interface PlaceRow {
  readonly zipCode: string
  readonly name: string
  readonly region: string
  readonly countyCode: string | null
  readonly countyName: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/**
 * Returns the main place of a postal code: the place whose name is shared by the most postal codes in the federal
 * state.
 */
const knownBy = (
  { names, regions }: Pick<Entry, "names" | "regions">,
  codesOfName: ReadonlyMap<string, number>
): string => {
  const countOf = (name: string) =>
    Math.max(...regions.map((region) => codesOfName.get(`${region} ${name}`) ?? 0))
  return names.reduce((best, name) => (countOf(name) > countOf(best) ? name : best))
}

/** Reads the places of a country and its delivery areas. */
export const loadDirectory = Effect.fnUntraced(function* (countryId: CountryId) {
  const sql = yield* SqlClient
  const areas = yield* sql<{ readonly prefix: string }>`
    select distinct unnest(a.zip_prefixes) as prefix
    from delivery_area a join dealer d on d.id = a.dealer_id and d.state = 'active' and d.rests_since is null
    where a.country_id = ${countryId}`
  const places = yield* sql<PlaceRow>`
    select zip_code as "zipCode", name, region_code as region, county_code as "countyCode", county_name as "countyName",
      latitude, longitude
    from place where country_id = ${countryId} order by zip_code`
  const prefixes = new Set(areas.map((area) => area.prefix))
  const entries = new Map<string, Entry>()
  const codesOfName = new Map<string, number>()
  const nameOfCounty = new Map<string, string>()
  for (const { zipCode, name, region, countyCode, countyName, latitude, longitude } of places) {
    const known = entries.get(zipCode)
    const entry = known ?? {
      names: [],
      regions: [],
      counties: [],
      verdict: verdictOf(zipCode, prefixes),
      point: null
    }
    if (latitude !== null && longitude !== null) entry.point ??= { latitude, longitude }
    const spelledOf = `${region} ${name}`
    codesOfName.set(spelledOf, (codesOfName.get(spelledOf) ?? 0) + 1)
    if (countyCode !== null) nameOfCounty.set(countyCode, countyName ?? countyCode)
    entry.names.push(name)
    entry.regions.push(region)
    if (countyCode !== null) entry.counties.push({ code: countyCode, name: countyName ?? countyCode, region })
    entries.set(zipCode, entry)
  }
  const alphabet = new Intl.Collator("de")
  for (const { names } of entries.values()) if (names.length > 1) names.sort(alphabet.compare)
  const locatedIn = (zipCode: string): LocatedZip | undefined => {
    const entry = entries.get(zipCode)
    const [regionCode] = mostFirst(entry?.regions ?? [])
    if (entry === undefined || regionCode === undefined) return undefined
    // of a postal code on a border, only counties of its own region count (as in offers/located-zips.ts)
    const counties = entry.counties.filter(({ region }) => region === regionCode)
    const [countyCode = null] = mostFirst(counties.map(({ code }) => code))
    const countyName = counties.find(({ code }) => code === countyCode)?.name ?? null
    return { zipCode, regionCode, countyCode, countyName }
  }
  const sorted = () =>
    gazetteerOf(
      [...entries].flatMap(([zipCode, entry]) => {
        const located = locatedIn(zipCode)
        return located === undefined
          ? []
          : [{ ...located, name: knownBy(entry, codesOfName), point: entry.point }]
      }),
      nameOfCounty,
      places.map(({ zipCode, name, region }) => ({ zipCode, name, regionCode: region }))
    )
  let gazetteer: Gazetteer | undefined
  let zipsBySlug: ReadonlyMap<string, string> | undefined
  /** The rows are sorted by postal code, so each slug ends up with its lowest one. */
  const slugs = () => new Map(places.toReversed().map(({ zipCode, name }) => [slugOf(name), zipCode]))
  /** Caches the sorted regions of the postal codes requested so far. */
  const regionsOfZip = new Map<string, ReadonlyArray<string>>()
  const directory: Directory = {
    check: (zipCode) => entries.get(zipCode)?.verdict ?? "unknown",
    placesOf: (zipCode) => entries.get(zipCode)?.names ?? [],
    regionsOf: (zipCode) => {
      const known = regionsOfZip.get(zipCode)
      if (known !== undefined) return known
      const regions = entries.get(zipCode)?.regions
      if (regions === undefined) return []
      const sorted = mostFirst(regions)
      regionsOfZip.set(zipCode, sorted)
      return sorted
    },
    located: locatedIn,
    zipOfPlace: (name) => {
      const slug = slugOf(name)
      return slug === "" ? undefined : (zipsBySlug ??= slugs()).get(slug)
    },
    gazetteer: () => (gazetteer ??= sorted())
  }
  return directory
})
