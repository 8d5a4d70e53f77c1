import type { CountryId } from "../../domain/place/country.ts"
import { type ProductGroupId, productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { companyOf, type Company, streetOf } from "./company.ts"
import type { Place } from "./place.ts"
import { prefixCover } from "./prefix-cover.ts"
import { randomOf } from "./random.ts"
import { stretchOf, type Territory } from "./territory.ts"

/** One delivery area of a dealer with the branch that supplies it. */
export interface Area {
  readonly id: number
  readonly branchName: string
  readonly street: string
  readonly home: Place
  readonly zipPrefixes: ReadonlyArray<string>
  readonly leadWorkdays: number
  readonly windowWorkdays: number
}

export interface Dealer {
  readonly id: number
  readonly countryId: CountryId
  readonly company: Company
  readonly areas: ReadonlyArray<Area>
  readonly groups: ReadonlyArray<ProductGroupId>
  /** Price level: 0.98 to 1.08 of the market level (rule sample.prices). */
  readonly priceFactor: number
}

/**
 * A dealer's position among the dealers of the same country (`position` of `count`), and the number of offers at each
 * place (`offersPerZip`).
 */
export interface Standing {
  readonly index: number
  readonly position: number
  readonly count: number
  readonly offersPerZip: number
}

const maxBranches = 3

/** Derives the ids of areas from the dealer's index, so that a dealer's data do not depend on other dealers. */
const areaId = (index: number, branch: number): number => 1 + index * maxBranches + branch

/** Creates a sample dealer: home, branches, areas and goods are picked from a separate random stream. */
export const dealerOf = (seed: number, territory: Territory, standing: Standing): Dealer => {
  const { index, position, count, offersPerZip } = standing
  const { countryId, served } = territory
  const random = randomOf(seed, `dealer/${index}`)
  // the areas are spread evenly with some variation, so that every place gets about the same number of dealers
  const width = Math.max(1, Math.round((served.length * offersPerZip * random.between(0.88, 1.12)) / count))
  const start = Math.floor(((position + random.between(-0.4, 0.4)) * served.length) / count)
  const branches = width < 12 ? 1 : random.integer(1, maxBranches)
  const areas = Array.from({ length: branches }, (_, branch): Area => {
    const from = Math.floor((width * branch) / branches)
    // neighbouring areas of a dealer overlap a little; at such places the cheaper area is offered
    const to = Math.min(
      width,
      Math.ceil((width * (branch + 1)) / branches + (branches > 1 ? width * 0.04 : 0))
    )
    const zipCodes = stretchOf(territory, start + from, to - from)
    const home = territory.placeOf(random.pick(zipCodes))
    return {
      id: areaId(index, branch),
      branchName: branch === 0 ? "Zentrale" : `Niederlassung ${home.name}`,
      street: streetOf(countryId, random),
      home,
      zipPrefixes: prefixCover(territory.prefixCounts, zipCodes),
      leadWorkdays: random.integer(2, 9),
      windowWorkdays: random.integer(2, 8)
    }
  })
  const groups = productGroups.flatMap(({ id }) =>
    random.chance(id === usualGroup.id ? 0.98 : 0.93) ? [id] : []
  )
  return {
    id: 100_000 + index,
    countryId,
    company: companyOf(countryId, index, areas[0]?.home.name ?? "", random),
    areas,
    groups: groups.length === 0 ? [usualGroup.id] : groups,
    priceFactor: random.between(0.98, 1.08)
  }
}
