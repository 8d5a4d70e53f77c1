import type { CountryId } from "./country.ts"
import { slugOf } from "./slug.ts"

/** A state, canton or Liechtenstein: the areas for prices and dealer lists (rule country.regions). */
export interface Region {
  readonly countryId: CountryId
  /** Short official code, unique within the country. */
  readonly code: string
  readonly name: string
  /** Path segment of the region's pages. */
  readonly slug: string
  /** ISO 3166-2 code, as used by maps. */
  readonly mapId: string
}

const region = (countryId: CountryId, code: string, name: string, mapId: string): Region => ({
  countryId,
  code,
  name,
  slug: slugOf(name),
  mapId
})

const germany: ReadonlyArray<readonly [string, string]> = [
  ["BW", "Baden-Württemberg"],
  ["BY", "Bayern"],
  ["BE", "Berlin"],
  ["BB", "Brandenburg"],
  ["HB", "Bremen"],
  ["HH", "Hamburg"],
  ["HE", "Hessen"],
  ["MV", "Mecklenburg-Vorpommern"],
  ["NI", "Niedersachsen"],
  ["NW", "Nordrhein-Westfalen"],
  ["RP", "Rheinland-Pfalz"],
  ["SL", "Saarland"],
  ["SN", "Sachsen"],
  ["ST", "Sachsen-Anhalt"],
  ["SH", "Schleswig-Holstein"],
  ["TH", "Thüringen"]
]

// The states in the order of ISO 3166-2; their numbers 1 to 9 are 01 to 09 in GeoNames.
const austria: ReadonlyArray<readonly [string, string]> = [
  ["B", "Burgenland"],
  ["K", "Kärnten"],
  ["NOE", "Niederösterreich"],
  ["OOE", "Oberösterreich"],
  ["S", "Salzburg"],
  ["ST", "Steiermark"],
  ["T", "Tirol"],
  ["V", "Vorarlberg"],
  ["W", "Wien"]
]

const switzerland: ReadonlyArray<readonly [string, string]> = [
  ["AG", "Aargau"],
  ["AI", "Appenzell Innerrhoden"],
  ["AR", "Appenzell Ausserrhoden"],
  ["BE", "Bern"],
  ["BL", "Basel-Landschaft"],
  ["BS", "Basel-Stadt"],
  ["FR", "Freiburg"],
  ["GE", "Genf"],
  ["GL", "Glarus"],
  ["GR", "Graubünden"],
  ["JU", "Jura"],
  ["LU", "Luzern"],
  ["NE", "Neuenburg"],
  ["NW", "Nidwalden"],
  ["OW", "Obwalden"],
  ["SG", "St. Gallen"],
  ["SH", "Schaffhausen"],
  ["SO", "Solothurn"],
  ["SZ", "Schwyz"],
  ["TG", "Thurgau"],
  ["TI", "Tessin"],
  ["UR", "Uri"],
  ["VD", "Waadt"],
  ["VS", "Wallis"],
  ["ZG", "Zug"],
  ["ZH", "Zürich"]
]

/** The region of Liechtenstein, which belongs to country 3 here (rule country.liechtenstein). */
export const liechtenstein: Region = region(3, "LI", "Liechtenstein", "LI")

/** All 52 regions: 16 German and 9 Austrian states, 26 cantons, Liechtenstein. */
export const regions: ReadonlyArray<Region> = [
  ...germany.map(([code, name]) => region(1, code, name, `DE-${code}`)),
  ...austria.map(([code, name], index) => region(2, code, name, `AT-${index + 1}`)),
  ...switzerland.map(([code, name]) => region(3, code, name, `CH-${code}`)),
  liechtenstein
]

const byName = new Map(regions.map((entry) => [`${entry.countryId} ${entry.name}`, entry]))
const byCode = new Map(regions.map((entry) => [`${entry.countryId} ${entry.code}`, entry]))

export const regionsOf = (countryId: CountryId): ReadonlyArray<Region> => byCountry.get(countryId) ?? []

const byCountry = Map.groupBy(regions, ({ countryId }) => countryId)

export const regionByName = (countryId: CountryId, name: string): Region | undefined =>
  byName.get(`${countryId} ${name}`)

export const regionByCode = (countryId: CountryId, code: string): Region | undefined =>
  byCode.get(`${countryId} ${code}`)
