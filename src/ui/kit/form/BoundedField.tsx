import { useState } from "react"
import { typedText } from "../../../domain/typed-text.ts"
import { Field, type FieldProps } from "./Field.tsx"
import { TextArea } from "./TextArea.tsx"
import { TextInput } from "./TextInput.tsx"
import { TooLongText } from "./TooLongText.tsx"

interface BoundedFieldProps extends Omit<FieldProps, "children"> {
  /** Maximum number of characters, counted as on the server (rule wire.typed-text). */
  readonly most: number
  /** Rows of a multi-line field; without them, the field is a single line. */
  readonly rows?: number
  readonly name?: string
  readonly required?: boolean
  /** The text, if the surrounding component stores it. */
  readonly value?: string
  /** The initial text, if the surrounding component does not store the text. */
  readonly defaultValue?: string | undefined
  readonly onText?: (text: string) => void
}

/**
 * A labelled field for a text of limited length. It has no `maxLength`, because the browser would cut off a pasted text
 * without a message: a text that is too long stays, the field says so, and `tooLongIn` finds the field in its form.
 */
export function BoundedField(props: BoundedFieldProps) {
  const { most, rows, name, required, value, defaultValue, onText, ...field } = props
  const [typed, setTyped] = useState(defaultValue ?? "")
  const isTooLong = typedText(value ?? typed).length > most
  return (
    <Field {...field} error={isTooLong ? <TooLongText most={most} /> : field.error}>
      {(control) => {
        const shared = {
          ...control,
          name,
          required,
          value,
          defaultValue,
          "data-too-long": isTooLong || undefined,
          onChange: ({ target }: { readonly target: { readonly value: string } }) => {
            setTyped(target.value)
            onText?.(target.value)
          }
        }
        return rows === undefined ? (
          <TextInput {...shared} autoComplete="off" />
        ) : (
          <TextArea {...shared} rows={rows} />
        )
      }}
    </Field>
  )
}
