import type { FieldProblem } from "../address/address.ts"
import type { CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/**
 * Moisture of wood chips at the time of sale. Chips with less than 25 % are presumed to be intended and suitable for
 * burning (decision 021).
 */
export const moistureClasses = ["below25", "from25"] as const
export type MoistureClass = (typeof moistureClasses)[number]

/** Declaration of a buyer of wood chips in Germany, on which the reduced VAT rate is based. */
export interface MoistureDeclaration {
  readonly moistureClass: MoistureClass
  /** The buyer's assurance that the chips are for burning; required from 25 % moisture. */
  readonly burningAssured: boolean
}

/**
 * Whether an order is for wood chips delivered in Germany: the only goods whose VAT rate depends on a declaration of
 * the buyer.
 */
export const needsMoisture = (order: {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}): boolean => productGroup(order.productGroupId).moistureDeclaredIn.includes(order.countryId)

/** Whether the declaration qualifies the chips as wood for burning. */
export const isForBurning = ({ moistureClass, burningAssured }: MoistureDeclaration): boolean =>
  moistureClass === "below25" || burningAssured

/** Returns the missing parts of the declaration for the offered VAT rate; empty if the order needs no declaration. */
export const moistureProblems = (
  order: Parameters<typeof needsMoisture>[0],
  declaration: MoistureDeclaration | null
): ReadonlyArray<FieldProblem> => {
  if (!needsMoisture(order)) return []
  if (declaration === null) return [{ field: "moistureClass", code: "required" }]
  return isForBurning(declaration) ? [] : [{ field: "burningAssured", code: "notAccepted" }]
}

/**
 * Displayed texts for the moisture classes and for the buyer's assurance; summary, receipt and mail use the same texts.
 */
export const moistureText: Readonly<Record<MoistureClass, string>> = {
  below25: "Holzfeuchte unter 25 %",
  from25: "Holzfeuchte 25 % oder mehr"
}
export const burningAssurance =
  "Ich versichere, dass die Hackschnitzel zum Verbrennen bestimmt sind und so verwendet werden."

/** Formats a declaration as one or two sentences. */
export const moistureWords = ({ moistureClass, burningAssured }: MoistureDeclaration): string =>
  [`${moistureText[moistureClass]}.`, ...(burningAssured ? [burningAssurance] : [])].join(" ")
