import type { Operator } from "../site/site.ts"
import type { Seller } from "./offer.ts"

/** The operator as a seller, reached at the country's own telephone number; the operator makes no pellets and has no number of a pellet producer. */
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
 * Who sells what a dealer delivers: the dealer, or the operator where the operator sells. List, confirm page, summary, terms
 * at the button, receipt and letters all name this one (rule law.seller).
 */
export const sellerOf = (
  dealer: { readonly seller: Seller; readonly isOperator: boolean },
  operator: Operator,
  phone: string
): Seller => (dealer.isOperator ? house(operator, phone) : dealer.seller)
