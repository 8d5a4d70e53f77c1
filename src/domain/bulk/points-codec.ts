import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import { bulkPointCount } from "./point-count.ts"

/** A delivery point and its amount, as stored in a URL and in the browser's storage. */
export interface DeliveryPoint {
  readonly zipCode: string
  /** In the unit of the product group; `null` if the field is empty. */
  readonly amount: number | null
}

/** Fractions of tonnes are kept too: the row asks about them (rule amount.tonnes). */
const amountText = /^(?:[0-9]{1,7}|[0-9]{1,2}\.[0-9]{1,2})$/u

const pointOf = (countryId: CountryId, text: string): ReadonlyArray<DeliveryPoint> => {
  const [zipCode = "", amount = "", ...more] = text.split("$")
  return more.length === 0 && isZipOf(countryId, zipCode) && amountText.test(amount)
    ? [{ zipCode, amount: Number(amount) }]
    : []
}

/** Parses points from a URL, e.g. `80331$6000,80333$4000`; malformed and surplus points are dropped. */
export const decodePoints = (countryId: CountryId, text: string): ReadonlyArray<DeliveryPoint> =>
  text
    .split(",", 100)
    .flatMap((part) => pointOf(countryId, part))
    .slice(0, bulkPointCount.max)

/** Serializes points so that parsing returns the same points; points without a place or an amount are left out. */
export const encodePoints = (countryId: CountryId, points: ReadonlyArray<DeliveryPoint>): string =>
  points
    .map(({ zipCode, amount }) => `${zipCode}$${amount ?? ""}`)
    .filter((text) => pointOf(countryId, text).length > 0)
    .join(",")
