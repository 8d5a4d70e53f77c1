import { type Cents, divideHalfUp } from "../../price/money.ts"
import { vatInside, vatOn } from "../../price/vat.ts"
import type { Agreed, Bill } from "./order-life.ts"

/**
 * Returns the agreed gross unit price, in cents per price unit. It can be calculated exactly from the price of the
 * goods, because price lists contain whole cents and every minimum amount is at least one price unit.
 */
export const agreedUnitPrice = ({
  goodsCents,
  amount,
  priceUnitAmount
}: Pick<Agreed, "goodsCents" | "amount" | "priceUnitAmount">): Cents =>
  divideHalfUp(goodsCents * priceUnitAmount, amount)

/** Tolerated deviation of a delivery, in tenths of the ordered amount (decision 017). */
const toleranceTenths = 1

/** Returns the smallest and largest delivery that counts as the ordered amount, in the unit of the product group. */
export const toleratedAmounts = (amount: number): { readonly least: number; readonly most: number } => ({
  least: Math.ceil((amount * (10 - toleranceTenths)) / 10),
  most: Math.floor((amount * (10 + toleranceTenths)) / 10)
})

interface Sums {
  readonly goods: Cents
  readonly fees: Cents
}

/**
 * Returns the bill at the VAT rate that applies before a rate change, calculated from the offer's net price. Its total
 * equals the second total shown in the offer.
 */
const atEarlierRate = ({ goods, fees }: Sums, agreedTenths: number, vatTenths: number): Bill => {
  const gross = goods + fees
  const netCents = gross - vatInside(gross, agreedTenths)
  const vatCents = vatOn(netCents, vatTenths)
  const totalCents = netCents + vatCents
  // fees and goods change proportionally; the rounding difference is added to the goods
  const feesNet = fees - vatInside(fees, agreedTenths)
  const feesCents = feesNet + vatOn(feesNet, vatTenths)
  return { goodsCents: totalCents - feesCents, feesCents, totalCents, vatTenths, vatCents, netCents }
}

/**
 * Returns the bill for the delivered amount: the goods at the agreed unit price, fees as ordered, all gross. The VAT
 * rate of the day of delivery applies (tenths of a per cent). If it differs from the agreed rate, net price and VAT are
 * recalculated from the same total, so that no buyer pays more than agreed. If the VAT rate changes during the offer's
 * delivery window, the offer has shown two totals; a delivery at the earlier rate then costs the total shown for that
 * rate. The agreed unit price also applies to a smaller amount: the terms say so, and the order contains no price for
 * other amounts.
 */
export const billOf = (agreed: Agreed, amount: number, vatTenths: number = agreed.vatTenths): Bill => {
  const goods = divideHalfUp(agreedUnitPrice(agreed) * amount, agreed.priceUnitAmount)
  const fees = agreed.feesCents
  if (vatTenths !== agreed.vatTenths && vatTenths === agreed.earlierVatTenths)
    return atEarlierRate({ goods, fees }, agreed.vatTenths, vatTenths)
  const totalCents = goods + fees
  const vatCents = vatInside(totalCents, vatTenths)
  return {
    goodsCents: goods,
    feesCents: fees,
    totalCents,
    vatTenths,
    vatCents,
    netCents: totalCents - vatCents
  }
}
