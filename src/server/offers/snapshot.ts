import type { CountryId } from "../../domain/place/country.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { OfferArea } from "../../domain/price/offer-values.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"
import type { VatRates } from "../../domain/price/vat.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { zipLength } from "../../domain/place/zip.ts"

/** A delivery area with what its dealer sells there. */
export interface Area extends OfferArea {
  readonly id: number
  /** Of the dealer's own price list: what an offer's hash says of it (rule price-list.version). */
  readonly listVersion: number
  /** The part of the offer's JSON, after a comma, that no calculation changes. */
  readonly json: string
}

/** The price lists of a country and product group in memory, as the database had them at one version. */
export interface Snapshot {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** What can be chosen, by the catalogue and the operator's published rules (rule option.house-rules). */
  readonly configuration: ConfigurationData
  /** `price_list_version.version`, 0 before the first one: what copies read anew by, and no part of an offer. */
  readonly version: number
  /** Days on which these rows are the valid ones: from the first, before the second. */
  readonly validFrom: DayNumber
  readonly validBefore: DayNumber
  readonly byPrefix: ReadonlyMap<string, ReadonlyArray<Area>>
  readonly areas: ReadonlyArray<Area>
  readonly vatRates: VatRates
}

/** Whether the rows of the snapshot are those of the day. */
export const isValidOn = (snapshot: Snapshot, day: DayNumber): boolean =>
  snapshot.validFrom <= day && day < snapshot.validBefore

/** Areas by each of their zip prefixes. */
export const indexByPrefix = (
  areas: ReadonlyArray<{ readonly area: Area; readonly zipPrefixes: ReadonlyArray<string> }>
): ReadonlyMap<string, ReadonlyArray<Area>> => {
  const byPrefix = new Map<string, Array<Area>>()
  for (const { area, zipPrefixes } of areas) {
    for (const prefix of new Set(zipPrefixes)) {
      const there = byPrefix.get(prefix)
      if (there === undefined) byPrefix.set(prefix, [area])
      else there.push(area)
    }
  }
  return byPrefix
}

/**
 * The areas that contain a zip: one look-up for each of its prefixes, however many dealers there are. An area whose
 * prefixes nest is found more than once; the ranking keeps one offer per dealer anyway.
 */
export const areasOf = (snapshot: Snapshot, zipCode: string): ReadonlyArray<Area> => {
  const found: Array<Area> = []
  for (let length = 0; length <= zipLength(snapshot.countryId); length += 1) {
    const there = snapshot.byPrefix.get(zipCode.slice(0, length))
    if (there !== undefined) for (const area of there) found.push(area)
  }
  return found
}

/**
 * The areas that contain every one of these zips: a dealer's one tour goes to one delivery area (rule bulk.one-area).
 */
export const areasOfAll = (snapshot: Snapshot, zipCodes: ReadonlyArray<string>): ReadonlyArray<Area> => {
  const [first = [], ...others] = zipCodes.map((zipCode) => new Set(areasOf(snapshot, zipCode)))
  return [...first].filter((area) => others.every((areas) => areas.has(area)))
}
