import { parseAmount } from "../../domain/product/amount.ts"
import {
  canAddPoint,
  canRemovePoint,
  pointRows,
  withAddedPoint,
  withoutPoint
} from "../../domain/bulk/point-rows.ts"
import { decodePoints, type DeliveryPoint, encodePoints } from "../../domain/bulk/points-codec.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { QueryValues } from "../../domain/options/order-query.ts"
import { qualitiesAsked, qualitiesOf } from "../../domain/options/qualities.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { digitsOnly } from "../../domain/place/zip.ts"
import { bulkOrderRows } from "./bulk-order-keys.ts"

type Search = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const typedPoints = (groupId: ProductGroupId, search: Search): ReadonlyArray<DeliveryPoint> =>
  bulkOrderRows.flatMap((row) => {
    const zip = textOf(search[`zip${row}`])
    const amount = textOf(search[`amount${row}`])
    return zip === undefined && amount === undefined
      ? []
      : [
          {
            zipCode: digitsOnly(zip ?? "").slice(0, 10),
            amount: parseAmount(amount ?? "", productGroup(groupId).unit)
          }
        ]
  })

/** Applies the buttons of a form that was submitted without JavaScript: adds a row, or removes one (counted from 1). */
const pressed = (
  groupId: ProductGroupId,
  points: ReadonlyArray<DeliveryPoint>,
  search: Search
): ReadonlyArray<DeliveryPoint> => {
  const present = pointRows(groupId, points)
  const index = Number(textOf(search["remove"]) ?? 0)
  if (search["add"] === "1" && canAddPoint(present)) return withAddedPoint(groupId, present)
  return canRemovePoint(present, index) ? withoutPoint(present, index) : points
}

/**
 * Returns the points in a URL: `p=80331$6000,80333$4000`, or the fields as they were typed; empty if there are none.
 */
export const readBulkOrderQuery = (
  countryId: CountryId,
  groupId: ProductGroupId,
  search: Search
): ReadonlyArray<DeliveryPoint> => {
  const typed = typedPoints(groupId, search)
  return pressed(
    groupId,
    typed.length > 0 ? typed : decodePoints(countryId, textOf(search["p"]) ?? ""),
    search
  )
}

/** Returns the quality marks in a URL that restrict the request, `pcert=62,71`; unknown values are ignored. */
export const readBulkQualities = (groupId: ProductGroupId, search: Search): ReadonlyArray<number> => {
  const given = search["pcert"]
  const texts = (Array.isArray(given) ? given : [given]).flatMap((text) => textOf(text)?.split(",") ?? [])
  const known = qualitiesOf(groupId).filter(({ id }) => texts.includes(String(id)))
  return qualitiesAsked(
    groupId,
    known.map(({ id }) => id)
  ).map(({ id }) => id)
}

/** Returns the search parameters of a bulk order, for a link that other users can open. */
export const writeBulkOrderQuery = (
  countryId: CountryId,
  points: ReadonlyArray<DeliveryPoint>,
  qualities: ReadonlyArray<number> = []
): QueryValues => {
  const text = encodePoints(countryId, points)
  return {
    ...(text === "" ? {} : { p: text }),
    ...(qualities.length === 0 ? {} : { pcert: qualities.join() })
  }
}
