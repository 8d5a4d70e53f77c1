import type { County, Gazetteer } from "../../domain/place/gazetteer.ts"
import {
  countyPagePath,
  type LocalPage,
  localPagePath,
  pathOfLocalPage,
  statePagePath
} from "../../domain/place/local-page.ts"
import { type Region, regionByCode, regionsOf } from "../../domain/place/region.ts"
import type { Town } from "../../domain/place/town.ts"

/** Maximum number of listed neighbours, and of listed largest towns of a federal state. */
const most = { neighbours: 12, largest: 12 }

const titleOf = ({ zipCode, name }: Town): string => `${zipCode} ${name}`

const linkTo = (region: Region, town: Town) => {
  // a town beyond a border is in another federal state
  const own = regionByCode(region.countryId, town.regionCode) ?? region
  return { title: titleOf(town), path: localPagePath(own, town.zipCode) }
}

const countyOf = (gazetteer: Gazetteer, { regionCode, countyCode }: Town): County | undefined =>
  gazetteer.countiesOf(regionCode).find(({ code }) => code === countyCode)

const stateFacts = (region: Region) => ({
  stateId: regionsOf(region.countryId).indexOf(region) + 1,
  trail: [{ title: region.name, path: statePagePath(region) }]
})

/**
 * Returns the data for the page of a place, about the place itself and its surroundings; `names` are all places of its
 * postal code.
 */
export const placeFacts = (page: LocalPage, gazetteer: Gazetteer, names: ReadonlyArray<string>) => {
  const path = pathOfLocalPage(page)
  const nothing = { names: [], towns: [], sameTown: [] }
  switch (page.kind) {
    case "overview":
      return { path, kind: "Overview" as const, title: "", name: "", trail: [], ...nothing }
    case "state": {
      const { region } = page
      const towns = gazetteer.largestTowns(region.code, most.largest).map((town) => linkTo(region, town))
      const { stateId } = stateFacts(region)
      return {
        path,
        kind: "State" as const,
        title: region.name,
        name: region.name,
        trail: [],
        stateId,
        ...nothing,
        towns
      }
    }
    case "county": {
      const { region, county } = page
      return {
        path,
        kind: "County" as const,
        title: county.name,
        name: county.name,
        ...stateFacts(region),
        countyCode: county.code,
        ...nothing,
        towns: gazetteer.townsOfCounty(region.code, county.code).map((town) => linkTo(region, town))
      }
    }
    case "town": {
      const { region, town } = page
      const county = countyOf(gazetteer, town)
      const { stateId, trail } = stateFacts(region)
      return {
        path,
        kind: "Town" as const,
        title: titleOf(town),
        name: town.name,
        stateId,
        trail: [
          ...trail,
          ...(county === undefined ? [] : [{ title: county.name, path: countyPagePath(region, county) }])
        ],
        ...(county === undefined ? {} : { countyCode: county.code }),
        zipCode: town.zipCode,
        names,
        towns: gazetteer.nearby(town, most.neighbours).map(({ town: other, kilometres }) => ({
          ...linkTo(region, other),
          ...(kilometres === undefined ? {} : { kilometres: Math.round(kilometres) })
        })),
        sameTown: gazetteer.sameTown(town).map((other) => linkTo(region, other))
      }
    }
  }
}
