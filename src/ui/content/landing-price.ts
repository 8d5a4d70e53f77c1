import type { CurrencyCode } from "../../domain/place/country.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"

/** The country's cheapest offer today for the comparison amount of a group. */
export interface LandingPrice {
  readonly groupId: ProductGroupId
  /** Amount in the unit of the product group. */
  readonly amount: number
  /** Gross, in major units. */
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** ISO 8601. */
  readonly dateTime: string
}

/** A best price as the server sends it; it contains no price if the goods are not sold (rule price.best). */
interface BestPrice {
  readonly totalPrice?: number | undefined
  readonly currency?: CurrencyCode | undefined
  readonly dateTime?: string | undefined
}

/** Returns a price that can be shown, or `undefined` if there is none. */
export const landingPrice = (
  groupId: ProductGroupId,
  { totalPrice, currency, dateTime }: BestPrice
): LandingPrice | undefined =>
  totalPrice === undefined || currency === undefined || dateTime === undefined
    ? undefined
    : { groupId, amount: productGroup(groupId).comparisonAmount, totalPrice, currency, dateTime }

/** Returns the gross price of one kilogram, in major units; `undefined` for goods sold by the litre. */
export const pricePerKilogram = ({ groupId, amount, totalPrice }: LandingPrice): number | undefined => {
  const { kilogramsPerUnit } = productGroup(groupId)
  return kilogramsPerUnit === undefined ? undefined : totalPrice / (amount * kilogramsPerUnit)
}

/** Returns the gross price of 100 litres, in major units. */
export const pricePerHundredLitres = ({ amount, totalPrice }: LandingPrice): number =>
  (totalPrice / amount) * 100
