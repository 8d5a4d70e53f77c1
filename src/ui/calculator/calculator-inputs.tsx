import { useLingui } from "@lingui/react/macro"
import { formatAmount, parseAmount } from "../../domain/amount.ts"
import { productGroup } from "../../domain/product-group.ts"
import { digitsOnly, zipHtmlPattern, zipLength } from "../../domain/zip.ts"
import type { FieldControl } from "../kit/Field.tsx"
import { useSite } from "../kit/site.tsx"
import { TextInput } from "../kit/TextInput.tsx"
import { useFieldText } from "../kit/use-field-text.ts"
import type { SimpleCalculatorWishes } from "./calculator-wishes.ts"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"

interface InputProps {
  readonly control: FieldControl
  readonly view: SimpleCalculatorView
  readonly wishes: SimpleCalculatorWishes
  readonly big?: boolean
}

/** The zip field: digits only, and a click clears it (shop.md 2 and 5). */
export function ZipInput({ control, view, wishes, big = false }: InputProps) {
  const { locale } = useSite()
  const { t } = useLingui()
  const digits = zipLength(locale.countryId)
  const field = useFieldText(view.zip, wishes.onZip)
  return (
    <TextInput
      {...control}
      big={big}
      ref={field}
      name="zipCode"
      inputMode="numeric"
      autoComplete="postal-code"
      required
      pattern={zipHtmlPattern(locale.countryId)}
      title={t`${digits} Ziffern`}
      defaultValue={view.zip}
      onClick={(event) => {
        event.currentTarget.value = ""
        wishes.onZipClick()
      }}
      onInput={(event) => {
        event.currentTarget.value = digitsOnly(event.currentTarget.value).slice(0, digits)
        wishes.onZip(event.currentTarget.value)
      }}
      onBlur={wishes.onZipLeft}
    />
  )
}

/** The amount field: German thousands once it is left (shop.md 5). */
export function AmountInput({ control, view, wishes, big = false }: InputProps) {
  const group = productGroup(view.groupId)
  const field = useFieldText(formatAmount(view.amount), wishes.onAmount)
  return (
    <TextInput
      {...control}
      key={group.id}
      big={big}
      ref={field}
      name="amount"
      inputMode="numeric"
      autoComplete="off"
      required
      pattern="[0-9.’' ]+"
      maxLength={7}
      unit={big && !group.isPallet ? group.unit : undefined}
      defaultValue={formatAmount(view.amount)}
      onInput={(event) => wishes.onAmount(event.currentTarget.value)}
      onBlur={(event) => {
        event.currentTarget.value = formatAmount(parseAmount(event.currentTarget.value))
        wishes.onAmountLeft()
      }}
    />
  )
}
