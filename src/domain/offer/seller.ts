import type { Operator } from "../site/site.ts"
import type { Seller } from "./offer.ts"

/**
 * Returns the operator as seller, with the country's telephone number; the operator produces no pellets and has no
 * producer number.
 */
const house = ({ name, street, zipCode, city, email }: Operator, phone: string): Seller => ({
  name,
  street,
  zipCode,
  city,
  email,
  phone,
  enplusId: null
})

/**
 * Returns the seller of a dealer's delivery: the dealer, or the operator if the operator sells the goods. The list,
 * confirm page, summary, terms at the order button, receipt and mails all name this seller (rule law.seller).
 */
export const sellerOf = (
  dealer: { readonly seller: Seller; readonly isOperator: boolean },
  operator: Operator,
  phone: string
): Seller => (dealer.isOperator ? house(operator, phone) : dealer.seller)
