import { useLingui } from "@lingui/react/macro"
import { type ComponentProps, useState } from "react"
import { formatAmount } from "../../../domain/product/amount.ts"
import { digitsOnly, zipFieldLength, zipHtmlPattern, zipLength } from "../../../domain/place/zip.ts"
import { useSite } from "../site.tsx"
import { TextInput } from "./TextInput.tsx"
import { useFieldText } from "./use-field-text.ts"

type InputProps = Omit<ComponentProps<typeof TextInput>, "ref" | "defaultValue" | "onInput" | "onBlur">

/** A zip field: digits only (rule zip.form), up to the longest zip of all supported countries. */
export function ZipTextInput({
  zip,
  onZip,
  onLeft,
  ...rest
}: InputProps & {
  readonly zip: string
  /** `undefined` until the page is hydrated; input typed before hydration is reported then. */
  readonly onZip: ((zip: string) => void) | undefined
  readonly onLeft?: () => void
}) {
  const { locale } = useSite()
  const { t } = useLingui()
  const digits = zipLength(locale.countryId)
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="postal-code"
      required
      pattern={zipHtmlPattern(locale.countryId)}
      title={t`${digits} Ziffern`}
      {...rest}
      ref={useFieldText(zip, onZip)}
      defaultValue={zip}
      onInput={({ currentTarget }) => {
        currentTarget.value = digitsOnly(currentTarget.value).slice(0, zipFieldLength)
        onZip?.(currentTarget.value)
      }}
      onBlur={onLeft}
    />
  )
}

/**
 * An amount field: formats the number for the country when the field is left; invalid input remains to be corrected
 * (rule amount.reading).
 */
export function AmountTextInput({
  amount,
  onText,
  onLeft,
  ...rest
}: InputProps & {
  /** `null` for an empty field. */
  readonly amount: number | null
  readonly onText: ((text: string) => void) | undefined
  readonly onLeft?: () => void
}) {
  const { locale } = useSite()
  const [typed, setTyped] = useState("0")
  const text = amount === 0 ? typed : formatAmount(amount, locale.countryId)
  const hear =
    onText &&
    ((value: string) => {
      setTyped(value)
      onText(value)
    })
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      required
      pattern="[0-9.’'\s]+"
      {...rest}
      ref={useFieldText(text, hear)}
      defaultValue={text}
      onInput={({ currentTarget }) => hear?.(currentTarget.value)}
      onBlur={({ currentTarget }) => {
        if (onText) currentTarget.value = text
        onLeft?.()
      }}
    />
  )
}
