import { decodePoints, type DeliveryPoint, encodePoints } from "../../domain/bulk/points-codec.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { recallWishes } from "./kept-wishes.ts"
import { type KeptValues, localValues, readKept } from "./storage.ts"

interface PointsKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

/**
 * Returns the storage key of the delivery points of a country and product group; the buyer's other selections have a
 * separate key.
 */
const keyOf = ({ countryId, productGroupId }: PointsKey) => `bulk:${countryId}:${productGroupId}`

const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** Stores the delivery points that have a place and an amount. */
export const keepPoints = (
  key: PointsKey,
  points: ReadonlyArray<DeliveryPoint>,
  values: KeptValues = localValues
): void => values.set(keyOf(key), JSON.stringify(encodePoints(key.countryId, points)))

/**
 * Calls `tell` when another tab of this browser changes the points of a country and product group; returns a function
 * that stops listening.
 */
export const onPointsElsewhere = (
  key: PointsKey,
  tell: (points: ReadonlyArray<DeliveryPoint>) => void
): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === keyOf(key) && event.newValue !== null)
      tell(decodePoints(key.countryId, readKept(localValues, keyOf(key), asText) ?? ""))
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

/**
 * Returns the delivery points stored in this browser; if there are none, a single point at the place of the group's
 * last calculation, if there is one.
 */
export const recallPoints = (
  key: PointsKey,
  values: KeptValues = localValues
): ReadonlyArray<DeliveryPoint> => {
  const kept = decodePoints(key.countryId, readKept(values, keyOf(key), asText) ?? "")
  if (kept.length > 0) return kept
  const { zipCode = "" } = recallWishes(key, values)
  return zipCode === "" ? [] : [{ zipCode, amount: productGroup(key.productGroupId).defaultAmount }]
}
