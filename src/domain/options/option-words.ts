import type { Calculation, OptionChoice } from "./calculation.ts"
import { optionsOf } from "./catalogue.ts"
import type { ConfigurationData } from "./configuration-data.ts"
import type { ProductGroupId } from "../product/product-group.ts"

const catalogueName = (productGroupId: ProductGroupId, id: number): string | undefined =>
  optionsOf(productGroupId).find((option) => option.id === id)?.name

/**
 * Adds the shop's names of the chosen options if they differ from the catalogue's names. An order keeps these names
 * even if the shop changes them after the order was started (rule option.house-rules).
 */
export const withWords = (
  calculation: Calculation,
  { groups }: Pick<ConfigurationData, "groups">
): Calculation => {
  const parameters = groups.flatMap((group) => group.parameters)
  return {
    ...calculation,
    parameters: calculation.parameters.map(({ name: _, ...choice }): OptionChoice => {
      const said = parameters.find(({ id }) => id === choice.id)?.name
      return said === undefined || said === catalogueName(calculation.productGroupId, choice.id)
        ? choice
        : { ...choice, name: said }
    })
  }
}

/**
 * Returns the name of a chosen option: the stored name, otherwise the catalogue's; `undefined` if the group has no such
 * option.
 */
export const wordsOf = ({ id, name }: OptionChoice, productGroupId: ProductGroupId): string | undefined =>
  name ?? catalogueName(productGroupId, id)
