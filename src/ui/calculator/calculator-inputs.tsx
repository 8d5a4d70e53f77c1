import { productGroup } from "../../domain/product/product-group.ts"
import type { FieldControl } from "../kit/form/Field.tsx"
import { AmountTextInput, ZipTextInput } from "../kit/form/ZipAndAmount.tsx"
import type { SimpleCalculatorWishes } from "./calculator.wishes.ts"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"

interface InputProps {
  readonly control: FieldControl
  readonly view: SimpleCalculatorView
  readonly wishes: SimpleCalculatorWishes
  readonly big?: boolean
}

/** The field for the postal code: a click clears it (rule zip.click-clears). */
export function ZipInput({ control, view, wishes, big = false }: InputProps) {
  return (
    <ZipTextInput
      {...control}
      big={big}
      name="zipCode"
      zip={view.zip}
      onZip={wishes.onZip}
      onClick={(event) => {
        event.currentTarget.value = ""
        wishes.onZipClick()
      }}
      onLeft={wishes.onZipLeft}
    />
  )
}

/** The amount field; it is remounted when another group is chosen. */
export function AmountInput({ control, view, wishes, big = false }: InputProps) {
  const group = productGroup(view.groupId)
  return (
    <AmountTextInput
      {...control}
      key={group.id}
      big={big}
      name="amount"
      unit={big && !group.isPallet ? group.unit : undefined}
      amount={view.amount}
      onText={wishes.onAmount}
      onLeft={wishes.onAmountLeft}
    />
  )
}
