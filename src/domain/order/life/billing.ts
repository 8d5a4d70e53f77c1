import { type Cents, divideHalfUp } from "../../price/money.ts"
import { vatInside, vatOn } from "../../price/vat.ts"
import type { Agreed, Bill } from "./order-life.ts"

/**
 * The gross unit price that was agreed, in cents per price unit: a price list has whole cents, so the goods' price tells
 * it exactly wherever at least one price unit was ordered, and no amount limit lies below one.
 */
export const agreedUnitPrice = ({
  goodsCents,
  amount,
  priceUnitAmount
}: Pick<Agreed, "goodsCents" | "amount" | "priceUnitAmount">): Cents =>
  divideHalfUp(goodsCents * priceUnitAmount, amount)

/** How much more or less may come, in tenths of what was ordered (decision 017). */
const toleranceTenths = 1

/** The least and the most of a delivery that is what was ordered, in the unit of the product group. */
export const toleratedAmounts = (amount: number): { readonly least: number; readonly most: number } => ({
  least: Math.ceil((amount * (10 - toleranceTenths)) / 10),
  most: Math.floor((amount * (10 + toleranceTenths)) / 10)
})

interface Sums {
  readonly goods: Cents
  readonly fees: Cents
}

/** At the rate before the change, on the net price that the offer was made with: its other total, as it was shown. */
const atEarlierRate = ({ goods, fees }: Sums, agreedTenths: number, vatTenths: number): Bill => {
  const gross = goods + fees
  const netCents = gross - vatInside(gross, agreedTenths)
  const vatCents = vatOn(netCents, vatTenths)
  const totalCents = netCents + vatCents
  // fees and goods bear the change alike; what rounding leaves is the goods'
  const feesNet = fees - vatInside(fees, agreedTenths)
  const feesCents = feesNet + vatOn(feesNet, vatTenths)
  return { goodsCents: totalCents - feesCents, feesCents, totalCents, vatTenths, vatCents, netCents }
}

/**
 * What is to be paid for the amount that came: the goods at the agreed unit price, fees as ordered, all gross. The VAT is
 * that of the day of delivery (tenths of a per cent): another rate than the agreed one parts the same total anew, so that
 * no buyer pays what they have not agreed to. Where the offer's delivery window crossed a change it showed two totals, and a
 * delivery at the earlier rate costs the one that was shown for it. A smaller amount keeps the agreed price as well: the
 * terms say so, and the order holds no price of another step.
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
