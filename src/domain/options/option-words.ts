import type { Calculation, OptionChoice } from "./calculation.ts"
import { optionsOf } from "./catalogue.ts"
import type { ConfigurationData } from "./configuration-data.ts"
import type { ProductGroupId } from "../product/product-group.ts"

const catalogueName = (productGroupId: ProductGroupId, id: number): string | undefined =>
  optionsOf(productGroupId).find((option) => option.id === id)?.name

/**
 * The calculation with the words of each chosen option where the shop has others than the catalogue: an order keeps those
 * that it was begun with (rule option.house-rules).
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

/** What a chosen option is called: by the words kept with it, else by the catalogue; undefined for no option of the group. */
export const wordsOf = ({ id, name }: OptionChoice, productGroupId: ProductGroupId): string | undefined =>
  name ?? catalogueName(productGroupId, id)
