import type { CountryId } from "../../domain/place/country.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { OfferArea } from "../../domain/price/offer-values.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"
import type { VatRates } from "../../domain/price/vat.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { zipLength } from "../../domain/place/zip.ts"

/** A delivery area with the goods and prices of its dealer. */
export interface Area extends OfferArea {
  readonly id: number
  /** Version of the dealer's own price list: part of an offer's hash (rule price-list.version). */
  readonly listVersion: number
  /** The fields of the offer that do not depend on the calculation, as JSON with a leading comma. */
  readonly json: string
}

/** The price lists of a country and product group in memory, as stored at one version. */
export interface Snapshot {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  /** The available options, from the catalogue and the operator's published rules (rule option.house-rules). */
  readonly configuration: ConfigurationData
  /**
   * `price_list_version.version`, 0 before the first one; server processes reload the list when it changes. It is not
   * part of an offer.
   */
  readonly version: number
  /** The rows are valid from the day `validFrom` (included) to the day `validBefore` (excluded). */
  readonly validFrom: DayNumber
  readonly validBefore: DayNumber
  readonly byPrefix: ReadonlyMap<string, ReadonlyArray<Area>>
  readonly areas: ReadonlyArray<Area>
  readonly vatRates: VatRates
}

/** Whether the rows of the snapshot are valid on the day. */
export const isValidOn = (snapshot: Snapshot, day: DayNumber): boolean =>
  snapshot.validFrom <= day && day < snapshot.validBefore

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
 * Returns the areas that contain a zip: one look-up for each of its prefixes, however many dealers there are. An area
 * with nested prefixes is found more than once; the ranking keeps one offer per dealer anyway.
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
 * Returns the areas that contain all of these zips: a dealer's tour must be within one delivery area (rule
 * bulk.one-area).
 */
export const areasOfAll = (snapshot: Snapshot, zipCodes: ReadonlyArray<string>): ReadonlyArray<Area> => {
  const [first = [], ...others] = zipCodes.map((zipCode) => new Set(areasOf(snapshot, zipCode)))
  return [...first].filter((area) => others.every((areas) => areas.has(area)))
}
