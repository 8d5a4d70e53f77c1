import { type Cents, divideHalfUp } from "../money.ts"
import { dayOfIso } from "../price/local-day.ts"
import { vatInside, vatOn, vatRatesOf } from "../price/vat.ts"
import { vatRates } from "../vat-rates.ts"
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

/** How much more or less may come, in tenths of what was ordered (domain.md 1.2 "Billing is by delivered amount"). */
const toleranceTenths = 1

/** The least and the most of a delivery that is what was ordered, in the unit of the product group. */
export const toleratedAmounts = (amount: number): { readonly least: number; readonly most: number } => ({
  least: Math.ceil((amount * (10 - toleranceTenths)) / 10),
  most: Math.floor((amount * (10 + toleranceTenths)) / 10)
})

/** The VAT rate of the day of delivery, in tenths of a per cent (domain.md 2.2: the delivery date decides). */
export const vatTenthsOn = (
  { countryId, productGroupId, vatTenths }: Pick<Agreed, "countryId" | "productGroupId" | "vatTenths">,
  day: string
): number => {
  const number = dayOfIso(day)
  return (
    (number === undefined ? undefined : vatRatesOf(vatRates, countryId, productGroupId)(number)) ?? vatTenths
  )
}

/**
 * What is to be paid for the amount that came: the goods at the agreed unit price, fees as ordered, VAT of the day of
 * delivery. Another rate than the agreed one leaves the net price as it was, as the offer has told (decisions.md "The
 * price of an offer" 4). A smaller amount keeps the agreed price as well: the terms say so, and the order holds no price
 * of another step.
 */
export const billOf = (agreed: Agreed, amount: number, day: string): Bill => {
  const unitPrice = agreedUnitPrice(agreed)
  const goods = divideHalfUp(unitPrice * amount, agreed.priceUnitAmount)
  const gross = goods + agreed.feesCents
  const vatTenths = vatTenthsOn(agreed, day)
  if (vatTenths === agreed.vatTenths) {
    const vatCents = vatInside(gross, vatTenths)
    return {
      goodsCents: goods,
      feesCents: agreed.feesCents,
      totalCents: gross,
      vatTenths,
      vatCents,
      netCents: gross - vatCents
    }
  }
  const netCents = gross - vatInside(gross, agreed.vatTenths)
  const vatCents = vatOn(netCents, vatTenths)
  const totalCents = netCents + vatCents
  // fees and goods bear the change alike; what rounding leaves is the goods'
  const feesNet = agreed.feesCents - vatInside(agreed.feesCents, agreed.vatTenths)
  const feesCents = feesNet + vatOn(feesNet, vatTenths)
  return { goodsCents: totalCents - feesCents, feesCents, totalCents, vatTenths, vatCents, netCents }
}
