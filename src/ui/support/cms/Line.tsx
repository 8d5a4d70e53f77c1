import type { ReactNode } from "react"
import { shownWords } from "../../../domain/content/edit/shown-words.ts"
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
  /** Whether the text keeps its line breaks, as notes to other editors do; texts of content have none. */
  readonly hasBreaks?: boolean
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
  hasBreaks = false,
  inputMode
}: LineProps) {
  const take = (typed: string) => onChange(hasBreaks ? typed : shownWords(typed))
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
            onChange={({ target }) => take(target.value)}
          />
        ) : (
          <TextArea
            {...control}
            value={value}
            rows={rows}
            maxLength={maxLength}
            onChange={({ target }) => take(target.value)}
          />
        )
      }
    </Field>
  )
}
