import type { AddressPlace } from "../../domain/dealer/dealer-address.ts"
import type { SeatedBranch, SeatedDealer } from "../../domain/dealer/dealer-page-paths.ts"
import { pointOfBranch } from "../../domain/dealer/nearest-branch.ts"
import {
  codesByPrefix,
  type CodesByPrefix,
  type DeliveryRegions,
  deliveryRegions
} from "../../domain/dealer/delivery-regions.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { GeoPoint } from "../../domain/place/distance.ts"
import type { Gazetteer } from "../../domain/place/gazetteer.ts"
import { regionByCode } from "../../domain/place/region.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import type { BranchRow, DealerRow, DealerRows } from "./dealer-rows.ts"

/**
 * A branch with its coordinates, which come from staff or otherwise from the list of places; null if neither provides
 * them.
 */
export interface KnownBranch extends SeatedBranch, Omit<BranchRow, "id" | "latitude" | "longitude"> {
  readonly point: GeoPoint | null
}

export interface KnownDealer extends SeatedDealer, Omit<DealerRow, "id"> {
  readonly branches: ReadonlyArray<KnownBranch>
  readonly areas: ReadonlyArray<{ readonly id: number; readonly branchId: number }>
  /** The postal code prefixes that the dealer delivers to. */
  readonly zipPrefixes: ReadonlyArray<string>
}

/** All dealers of a country, including paused and ended ones, cached in memory. */
export interface DealerDirectory {
  readonly countryId: CountryId
  readonly dealers: ReadonlyArray<KnownDealer>
  readonly dealerOf: (id: number) => KnownDealer | undefined
  /**
   * Returns the federal states to which a dealer delivers, with the served part of each federal state's postal codes.
   */
  readonly regionsOf: (dealer: KnownDealer) => DeliveryRegions
  /** Returns the federal states that a delivery area covers. */
  readonly regionsOfArea: (areaId: number) => DeliveryRegions
}

const placeIn =
  (countryId: CountryId, gazetteer: Gazetteer) =>
  (zipCode: string): AddressPlace | undefined => {
    const town = gazetteer.townOf(zipCode)
    const region = town && regionByCode(countryId, town.regionCode)
    return region && { stateSlug: region.slug, zipCode }
  }

const countsOf = rememberedFor((gazetteer: Gazetteer): CodesByPrefix => codesByPrefix(gazetteer.towns))

const nowhere: DeliveryRegions = new Map()

/** Builds the dealer directory of a country from the dealers' rows and the coordinates of places. */
export const dealerDirectory = (
  countryId: CountryId,
  { dealers, branches, areas }: DealerRows,
  gazetteer: Gazetteer
): DealerDirectory => {
  const placeOf = placeIn(countryId, gazetteer)
  const pointOf = (zipCode: string) => gazetteer.townOf(zipCode)?.point
  const branchesOf = Map.groupBy(branches, ({ dealerId }) => dealerId)
  const areasOf = Map.groupBy(areas, ({ dealerId }) => dealerId)
  const known = dealers.map((dealer): KnownDealer => ({
    ...dealer,
    place: placeOf(dealer.zipCode),
    branches: (branchesOf.get(dealer.id) ?? []).map(({ latitude, longitude, ...branch }) => ({
      ...branch,
      place: placeOf(branch.zipCode),
      isSeat: branch.zipCode === dealer.zipCode && branch.street === dealer.street,
      point: pointOfBranch({ zipCode: branch.zipCode, latitude, longitude }, pointOf)
    })),
    areas: areasOf.get(dealer.id) ?? [],
    zipPrefixes: (areasOf.get(dealer.id) ?? []).flatMap(({ zipPrefixes }) => zipPrefixes)
  }))
  const byId = new Map(known.map((dealer) => [dealer.id, dealer]))
  const prefixesOf = new Map(areas.map(({ id, zipPrefixes }) => [id, zipPrefixes]))
  const reached = new Map<number, DeliveryRegions>()
  return {
    countryId,
    dealers: known,
    dealerOf: (id) => byId.get(id),
    regionsOf: rememberedFor((dealer: KnownDealer) =>
      deliveryRegions(dealer.zipPrefixes, countsOf(gazetteer))
    ),
    regionsOfArea: (areaId) => {
      const found = reached.get(areaId)
      if (found !== undefined) return found
      const prefixes = prefixesOf.get(areaId)
      const regions = prefixes === undefined ? nowhere : deliveryRegions(prefixes, countsOf(gazetteer))
      reached.set(areaId, regions)
      return regions
    }
  }
}
