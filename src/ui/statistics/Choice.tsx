import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { Select } from "../kit/form/TextInput.tsx"

interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
  readonly hint?: ReactNode
}

/** A select with the value from the URL. */
export function Choice({ id, name, label, value, options, hint }: ChoiceProps) {
  const field = useAddressValue<HTMLSelectElement>(value)
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <Select {...control} ref={field} name={name} defaultValue={value}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Error: the options of a select could not be loaded. */
export function ChoicesAway() {
  return <Trans>Die Auswahl konnte nicht geladen werden. Bitte laden Sie die Seite noch einmal.</Trans>
}
