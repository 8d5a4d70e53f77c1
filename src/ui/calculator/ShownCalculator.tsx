import { type CalculatorTarget } from "../../domain/calculator/simple-form.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { type ProductGroup, type ProductGroupId, productGroups } from "../../domain/product/product-group.ts"
import { useHref } from "../kit/site.tsx"
import type { SimpleCalculatorWishes } from "./calculator.wishes.ts"
import { CalculatorBar } from "./CalculatorBar.tsx"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"
import { SimpleCalculator } from "./SimpleCalculator.tsx"

/** "desk" for the home page, with all fuels; otherwise a bar with few or no fuels to choose from. */
export type CalculatorShape = "desk" | { readonly bar: ReadonlyArray<ProductGroupId> }

/** Returns the fuels that a calculator of this shape offers. */
export const choiceOf = (shape: CalculatorShape): ReadonlyArray<ProductGroupId> =>
  shape === "desk" ? productGroups.map(({ id }) => id) : shape.bar

interface ShownCalculatorProps {
  readonly view: SimpleCalculatorView
  readonly wishes: SimpleCalculatorWishes
  readonly shape: CalculatorShape
  readonly target: CalculatorTarget
  /** The fuels among which the last used one is chosen when the page is shown. */
  readonly groups: ReadonlyArray<ProductGroupId>
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** The page whose query parameter `brennstoff` selects another group, for visitors without JavaScript. */
  readonly page: `/${string}`
}

/** The simple calculator as the desk of the home page or as a bar. */
export function ShownCalculator({ shape, page, ...rest }: ShownCalculatorProps) {
  const href = useHref()
  const groupHref = (group: ProductGroup) =>
    `${href(page)}?brennstoff=${group.slug}${rest.target === "INSTALLMENT_12" ? "&zahlung=raten" : ""}`
  return shape === "desk" ? (
    <SimpleCalculator {...rest} groupHref={groupHref} />
  ) : (
    <CalculatorBar {...rest} groupHref={groupHref} choice={shape.bar} />
  )
}
