import type { ReactNode } from "react"
import { Field } from "../../kit/form/Field.tsx"
import { TextArea } from "../../kit/form/TextArea.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"

interface LineProps {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength?: number
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly optional?: boolean
  /** With more than one row, the field is a multi-line field. */
  readonly rows?: number
  readonly inputMode?: "text" | "numeric"
}

/** A labelled text field. */
export function Line({
  id,
  label,
  value,
  onChange,
  maxLength = 400,
  hint,
  error,
  optional,
  rows,
  inputMode
}: LineProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(control) =>
        rows === undefined ? (
          <TextInput
            {...control}
            value={value}
            maxLength={maxLength}
            inputMode={inputMode}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextArea
            {...control}
            value={value}
            rows={rows}
            maxLength={maxLength}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  )
}
