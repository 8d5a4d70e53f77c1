import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import { bulkPointCount } from "./point-sums.ts"

/** Where how much is delivered, as an address and the browser's storage hold it. */
export interface DeliveryPoint {
  readonly zipCode: string
  /** In the unit of the product group; an empty field is `null`. */
  readonly amount: number | null
}

const amountText = /^[0-9]{1,7}$/u

const pointOf = (countryId: CountryId, text: string): ReadonlyArray<DeliveryPoint> => {
  const [zipCode = "", amount = "", ...more] = text.split("$")
  return more.length === 0 && isZipOf(countryId, zipCode) && amountText.test(amount)
    ? [{ zipCode, amount: Number(amount) }]
    : []
}

/** Reads points from an address, e.g. `80331$6000,80333$4000`: what is malformed is dropped, and so are too many. */
export const decodePoints = (countryId: CountryId, text: string): ReadonlyArray<DeliveryPoint> =>
  text
    .split(",", 100)
    .flatMap((part) => pointOf(countryId, part))
    .slice(0, bulkPointCount.max)

/** Writes points so that they read back the same; a point that has no place or no amount yet is left out. */
export const encodePoints = (countryId: CountryId, points: ReadonlyArray<DeliveryPoint>): string =>
  points
    .map(({ zipCode, amount }) => `${zipCode}$${amount ?? ""}`)
    .filter((text) => pointOf(countryId, text).length > 0)
    .join(",")
