import type { ReactNode } from "react"
import { longestLine } from "../../../domain/content/content-limits.ts"
import { shownWords } from "../../../domain/content/edit/shown-words.ts"
import { Field } from "../../kit/form/Field.tsx"
import { TextArea } from "../../kit/form/TextArea.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { TooLongText } from "../../kit/form/TooLongText.tsx"

interface LineProps {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  /** Maximum number of characters; a longer text stays as it is, and is marked as an error. */
  readonly most?: number
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
  most = longestLine,
  hint,
  error,
  optional,
  rows,
  hasBreaks = false,
  inputMode
}: LineProps) {
  const take = (typed: string) => onChange(hasBreaks ? typed : shownWords(typed))
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={value.length > most ? <TooLongText most={most} /> : error}
      {...(optional && { optional })}
    >
      {(control) =>
        rows === undefined ? (
          <TextInput
            {...control}
            value={value}
            inputMode={inputMode}
            autoComplete="off"
            onChange={({ target }) => take(target.value)}
          />
        ) : (
          <TextArea {...control} value={value} rows={rows} onChange={({ target }) => take(target.value)} />
        )
      }
    </Field>
  )
}
