import { Effect } from "effect"
import { countryAreaName } from "../../domain/place/area-name.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Gazetteer } from "../../domain/place/gazetteer.ts"
import {
  countyPagePath,
  localPagePath,
  priceOverviewPath,
  statePagePath
} from "../../domain/place/local-page.ts"
import { type Region, regionByCode, regionsOf } from "../../domain/place/region.ts"
import { regionsByName } from "../../domain/place/regions-by-name.ts"
import { areaCode, codesText, type PriceArea } from "../../domain/price-history/price-area.ts"
import { Places } from "../ports/places.ts"
import { areasAround } from "./area-codes.ts"

/** A row without its prices: its title, the path of its page, and the area whose prices it shows. */
export interface PriceRow {
  readonly groupTitle: string
  readonly title: string
  readonly link: string
  /** The area code. */
  readonly code: string
  readonly places?: string
}

const stateWord = (countryId: CountryId): string => (countryId === 3 ? "Kanton" : "Bundesland")

const rowOf = (countryId: CountryId, area: PriceArea, zipPath: string): PriceRow => {
  const code = areaCode(area)
  switch (area.kind) {
    case "country":
      return { groupTitle: "Land", title: countryAreaName(countryId), link: priceOverviewPath, code }
    case "state": {
      const region = regionByCode(countryId, area.code)
      const link = region === undefined ? "" : statePagePath(region)
      return { groupTitle: stateWord(countryId), title: region?.name ?? area.code, link, code }
    }
    case "county":
      return { groupTitle: "Kreis", title: area.name, link: "", code }
    case "codes":
      return {
        groupTitle: "Umgebung",
        title: `PLZ ${codesText(countryId, area.prefix)}`,
        link: zipPath,
        code
      }
  }
}

/** Maximum number of places that describe an area without a name. */
const mostPlaces = 3

/**
 * Returns the rows of the federal state and the country, then of the federal state's counties; if no counties are
 * known, the rows of the postal code areas with their places.
 */
const rowsInState = (state: Region, gazetteer: Gazetteer): ReadonlyArray<PriceRow> => {
  const { countryId } = state
  const counties = gazetteer.countiesOf(state.code)
  const prefixes = new Set(
    gazetteer.towns.flatMap(({ regionCode, zipCode }) =>
      regionCode === state.code ? [zipCode.slice(0, 3)] : []
    )
  )
  const codesRow = (prefix: string): PriceRow => {
    const towns = gazetteer.mainTowns(prefix, mostPlaces, state.code)
    const [main] = towns
    const path = main === undefined ? "" : localPagePath(state, main.zipCode)
    return {
      ...rowOf(countryId, { kind: "codes", prefix }, path),
      places: towns.map(({ name }) => name).join(", ")
    }
  }
  return [
    rowOf(countryId, { kind: "state", code: state.code }, ""),
    rowOf(countryId, { kind: "country" }, ""),
    ...(counties.length > 0
      ? counties.map((county) => ({
          ...rowOf(countryId, { kind: "county", ...county }, ""),
          link: countyPagePath(state, county)
        }))
      : [...prefixes].toSorted().map(codesRow))
  ]
}

/** The requested area of a table; if no area is given, the table shows the country and its federal states. */
export interface TableArea {
  readonly stateId?: number
  readonly countyCode?: string
  readonly zipCode?: string
}

/**
 * Returns the rows of a table: the areas of a postal code, of a county, or within a federal state, or the country and
 * its federal states.
 */
export const priceRows = Effect.fnUntraced(function* (
  countryId: CountryId,
  { stateId, countyCode = "", zipCode = "" }: TableArea
) {
  const gazetteer = yield* Effect.flatMap(Places, (places) => places.gazetteer(countryId))
  const country = rowOf(countryId, { kind: "country" }, "")
  const countyRow = (region: Region | undefined, code: string): ReadonlyArray<PriceRow> => {
    const county = region && gazetteer.countiesOf(region.code).find((each) => each.code === code)
    return region === undefined || county === undefined
      ? []
      : [
          {
            ...rowOf(countryId, { kind: "county", ...county }, ""),
            link: countyPagePath(region, county)
          }
        ]
  }
  if (zipCode !== "") {
    const areas = yield* areasAround(countryId, zipCode)
    const state = areas.flatMap(({ area }) =>
      area.kind === "state" ? [regionByCode(countryId, area.code)] : []
    )[0]
    const path = state === undefined ? "" : localPagePath(state, zipCode)
    return areas.flatMap(({ area }) =>
      area.kind === "county" ? countyRow(state, area.code) : [rowOf(countryId, area, path)]
    )
  }
  const state = stateId === undefined ? undefined : regionsOf(countryId)[stateId - 1]
  if (state !== undefined && countyCode !== "")
    return [
      ...countyRow(state, countyCode),
      rowOf(countryId, { kind: "state", code: state.code }, ""),
      country
    ]
  if (state !== undefined) return rowsInState(state, gazetteer)
  const states = regionsByName(countryId).map(({ code }): PriceArea => ({ kind: "state", code }))
  return [country, ...states.map((area) => rowOf(countryId, area, ""))]
})
