import { Trans } from "@lingui/react/macro"
import { type ComponentProps, useState } from "react"
import { DateInput } from "./DateInput.tsx"
import { Field } from "./Field.tsx"

type DateFieldProps = Omit<ComponentProps<typeof DateInput>, "id" | "onWrong"> &
  Pick<ComponentProps<typeof Field>, "id" | "label" | "hint" | "error" | "optional">

/**
 * A labelled date field; an invalid day is reported at the field and remains there to be corrected (rule
 * calculator.typed-day).
 */
export function DateField({ id, label, hint, error, optional = false, ...input }: DateFieldProps) {
  const [isWrong, setWrong] = useState(false)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={isWrong ? <Trans>Bitte prüfen Sie Tag, Monat und Jahr.</Trans> : error}
      optional={optional}
    >
      {(control) => <DateInput {...input} {...control} onWrong={setWrong} />}
    </Field>
  )
}
