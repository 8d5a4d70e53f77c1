import { productGroup } from "../../domain/product/product-group.ts"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"

/** The list of what was typed, as another country reads it as well (rule calculator.carried). */
export const offersPath = ({
  groupId,
  zip,
  amount
}: Pick<SimpleCalculatorView, "groupId" | "zip" | "amount">): `/${string}` =>
  `/${productGroup(groupId).slug}/angebotsliste?zipCode=${zip}${amount === null ? "" : `&amount=${amount}`}`
