import type { ProductGroupId } from "../../domain/product/product-group.ts"

/** Actions of the user in the calculator; without JavaScript the browser's form replaces them. */
export interface SimpleCalculatorWishes {
  readonly onGroup: (group: ProductGroupId) => void
  readonly onZip: (text: string) => void
  readonly onZipClick: () => void
  readonly onZipLeft: () => void
  readonly onAmount: (text: string) => void
  readonly onAmountLeft: () => void
  readonly onStart: () => void
  readonly onSettings: () => void
  readonly onDismiss: () => void
}
