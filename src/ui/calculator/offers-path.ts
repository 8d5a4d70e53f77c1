import { productGroup } from "../../domain/product/product-group.ts"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"

/**
 * Returns the path of the offer list for the input; the path is also valid in the shops of other countries (rule
 * calculator.carried).
 */
export const offersPath = ({
  groupId,
  zip,
  amount
}: Pick<SimpleCalculatorView, "groupId" | "zip" | "amount">): `/${string}` =>
  `/${productGroup(groupId).slug}/angebotsliste?zipCode=${zip}${amount === null ? "" : `&amount=${amount}`}`
