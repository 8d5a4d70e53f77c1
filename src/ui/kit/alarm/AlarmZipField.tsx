import type { ReactNode } from "react"
import { typedZipLength, zipHtmlPattern } from "../../../domain/place/zip.ts"
import { Field } from "../form/Field.tsx"
import { TextInput } from "../form/TextInput.tsx"
import { useSite } from "../site.tsx"

interface AlarmZipFieldProps {
  readonly label: ReactNode
  readonly hint: ReactNode
  /** Whether the form needs a postal code. */
  readonly required?: boolean
}

/** The postal code field of an alarm form; the browser checks the input without JavaScript. */
export function AlarmZipField({ label, hint, required = false }: AlarmZipFieldProps) {
  const { countryId } = useSite().locale
  return (
    <Field id="alarm-zipCode" label={label} optional={!required} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          name="zipCode"
          inputMode="numeric"
          autoComplete="postal-code"
          required={required}
          pattern={`\\s*${zipHtmlPattern(countryId)}\\s*`}
          maxLength={typedZipLength}
        />
      )}
    </Field>
  )
}
