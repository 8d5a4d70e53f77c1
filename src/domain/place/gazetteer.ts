import { townsAround } from "./neighbours.ts"
import { type NamedCode, type PlaceFinder, placeFinderOf } from "./place-finder.ts"
import { slugOf } from "./slug.ts"
import type { NearbyTown, Town } from "./town.ts"

/** A county or district, as named in an imported list of places. */
export interface County {
  readonly code: string
  readonly name: string
  /** Path segment of the county's page, unique within its state. */
  readonly slug: string
}

/** The postal codes of a country with their locations. */
export interface Gazetteer {
  readonly towns: ReadonlyArray<Town>
  readonly townOf: (zipCode: string) => Town | undefined
  /** Returns the counties of a state in alphabetical order; empty without an imported list. */
  readonly countiesOf: (regionCode: string) => ReadonlyArray<County>
  readonly townsOf: (regionCode: string) => ReadonlyArray<Town>
  readonly townsOfCounty: (regionCode: string, countyCode: string) => ReadonlyArray<Town>
  /**
   * Returns the town of a state with this path segment, e.g. "muenchen"; if the place has several postal codes, the
   * first one.
   */
  readonly townBySlug: (regionCode: string, slug: string) => Town | undefined
  /**
   * Returns the places of a state that have the most postal codes with this three-digit prefix, without duplicates; for
   * "803" this is München.
   */
  readonly mainTowns: (prefix: string, most: number, regionCode: string) => ReadonlyArray<Town>
  /** Returns the places of a state with the most postal codes, without duplicates. */
  readonly largestTowns: (regionCode: string, most: number) => ReadonlyArray<Town>
  /** Returns the other postal codes of the same place. */
  readonly sameTown: (town: Town) => ReadonlyArray<Town>
  /** Returns other places around a place, the nearest first. */
  readonly nearby: (town: Town, most: number) => ReadonlyArray<NearbyTown>
  /** Finds places by name, including names that are not the main name of any postal code. */
  readonly find: PlaceFinder
}

/** Returns the text that identifies a town's place: places with the same name in the same state are treated as one. */
const placeKey = ({ regionCode, name }: Town): string => `${regionCode} ${name}`

const countiesBy = (
  towns: ReadonlyArray<Town>,
  nameOfCounty: ReadonlyMap<string, string>
): ReadonlyMap<string, ReadonlyArray<County>> => {
  const alphabet = new Intl.Collator("de")
  const byRegion = Map.groupBy(towns, ({ regionCode }) => regionCode)
  return new Map(
    [...byRegion].map(([regionCode, inside]) => {
      const codes = new Set(inside.flatMap(({ countyCode }) => countyCode ?? []))
      const named = [...codes]
        .map((code) => ({ code, name: nameOfCounty.get(code) ?? code }))
        .toSorted((one, other) => alphabet.compare(one.name, other.name) || (one.code < other.code ? -1 : 1))
      const taken = new Set<string>()
      const counties = named.map(({ code, name }): County => {
        const slug = slugOf(name)
        const own =
          slug === "" || /^\d+$/u.test(slug) || taken.has(slug) ? `${slug}-kreis-${slugOf(code)}` : slug
        taken.add(own)
        return { code, name, slug: own }
      })
      return [regionCode, counties]
    })
  )
}

/**
 * Builds the gazetteer of a country from its towns, which must be sorted by postal code. `names` contains all places of
 * these postal codes, in the same order.
 */
export const gazetteerOf = (
  towns: ReadonlyArray<Town>,
  nameOfCounty: ReadonlyMap<string, string>,
  names: ReadonlyArray<NamedCode> = towns
): Gazetteer => {
  let finder: PlaceFinder | undefined
  const byZip = new Map(towns.map((town) => [town.zipCode, town]))
  const byPlace = Map.groupBy(towns, placeKey)
  const byRegion = Map.groupBy(towns, ({ regionCode }) => regionCode)
  const byPrefix = Map.groupBy(towns, ({ zipCode }) => zipCode.slice(0, 3))
  const byCounty = Map.groupBy(towns, ({ regionCode, countyCode }) => `${regionCode} ${countyCode}`)
  const bySlug = new Map<string, Town>()
  for (const [, [first]] of byPlace) {
    if (first === undefined) continue
    const key = `${first.regionCode} ${slugOf(first.name)}`
    if (!bySlug.has(key)) bySlug.set(key, first)
  }
  const counties = countiesBy(towns, nameOfCounty)
  const around = townsAround(towns)
  const sizeOf = (town: Town) => byPlace.get(placeKey(town))?.length ?? 0

  const largestOf = (list: ReadonlyArray<Town>, most: number): ReadonlyArray<Town> => {
    const seen = new Set<string>()
    return list
      .filter((town) => !seen.has(placeKey(town)) && seen.add(placeKey(town)))
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, most)
  }

  return {
    towns,
    townOf: (zipCode) => byZip.get(zipCode),
    countiesOf: (regionCode) => counties.get(regionCode) ?? [],
    townsOf: (regionCode) => byRegion.get(regionCode) ?? [],
    townsOfCounty: (regionCode, countyCode) => byCounty.get(`${regionCode} ${countyCode}`) ?? [],
    townBySlug: (regionCode, slug) => bySlug.get(`${regionCode} ${slug}`),
    mainTowns: (prefix, most, regionCode) =>
      largestOf(
        (byPrefix.get(prefix) ?? []).filter((town) => town.regionCode === regionCode),
        most
      ),
    largestTowns: (regionCode, most) => largestOf(byRegion.get(regionCode) ?? [], most),
    sameTown: (town) => (byPlace.get(placeKey(town)) ?? []).filter(({ zipCode }) => zipCode !== town.zipCode),
    nearby: (town, most) => {
      const seen = new Set([placeKey(town)])
      const found: Array<NearbyTown> = []
      for (const each of around(town)) {
        if (found.length === most) break
        if (seen.has(placeKey(each.town))) continue
        seen.add(placeKey(each.town))
        found.push(each)
      }
      return found
    },
    find: (written) => (finder ??= placeFinderOf(names))(written)
  }
}
