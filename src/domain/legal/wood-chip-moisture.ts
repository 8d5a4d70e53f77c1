import type { FieldProblem } from "../address/address.ts"
import type { CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/**
 * Moisture of wood chips when they are sold; below 25 % they are presumed to be meant and fit for burning (decision
 * 021).
 */
export const moistureClasses = ["below25", "from25"] as const
export type MoistureClass = (typeof moistureClasses)[number]

/** What the buyer of German wood chips declares with the order, on which their reduced VAT rate rests. */
export interface MoistureDeclaration {
  readonly moistureClass: MoistureClass
  /** The buyer's assurance that the chips are for burning; needed from 25 % moisture on. */
  readonly burningAssured: boolean
}

/** Wood chips that are delivered in Germany: the only goods whose VAT rate depends on a word of the buyer. */
export const needsMoisture = (order: {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}): boolean => productGroup(order.productGroupId).moistureDeclaredIn.includes(order.countryId)

/** Whether what was declared lets the chips count as wood to be burnt. */
export const isForBurning = ({ moistureClass, burningAssured }: MoistureDeclaration): boolean =>
  moistureClass === "below25" || burningAssured

/** What is missing for the offered rate; an order without a declaration to make misses nothing. */
export const moistureProblems = (
  order: Parameters<typeof needsMoisture>[0],
  declaration: MoistureDeclaration | null
): ReadonlyArray<FieldProblem> => {
  if (!needsMoisture(order)) return []
  if (declaration === null) return [{ field: "moistureClass", code: "required" }]
  return isForBurning(declaration) ? [] : [{ field: "burningAssured", code: "notAccepted" }]
}

/** The words of the classes and of the assurance, the same on the summary, the receipt and the mail. */
export const moistureText: Readonly<Record<MoistureClass, string>> = {
  below25: "Holzfeuchte unter 25 %",
  from25: "Holzfeuchte 25 % oder mehr"
}
export const burningAssurance =
  "Ich versichere, dass die Hackschnitzel zum Verbrennen bestimmt sind und so verwendet werden."

/** A declaration as it was made, in one sentence or two. */
export const moistureWords = ({ moistureClass, burningAssured }: MoistureDeclaration): string =>
  [`${moistureText[moistureClass]}.`, ...(burningAssured ? [burningAssurance] : [])].join(" ")
