import type { Operator } from "../site/site.ts"
import type { Seller } from "./offer.ts"

/**
 * Returns the operator as seller, with the telephone number for the country. The seller has no producer number, because
 * the operator produces no pellets.
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
