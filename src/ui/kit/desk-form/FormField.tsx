import { useLingui } from "@lingui/react/macro"
import { textField } from "../../../domain/editing/record-edit.ts"
import { tickField } from "../../../domain/editing/form-rules.ts"
import { typedText } from "../../../domain/typed-text.ts"
import { useDealerChoice } from "../dealer-choice/dealer-choice.ts"
import { Checkbox } from "../form/Choice.tsx"
import { Field, type FieldControl } from "../form/Field.tsx"
import { MomentInput } from "../form/MomentInput.tsx"
import { TextArea } from "../form/TextArea.tsx"
import { Select, TextInput } from "../form/TextInput.tsx"
import { TooLongText } from "../form/TooLongText.tsx"
import { FormChecks } from "./FormChecks.tsx"
import s from "./DeskForm.module.css"
import type { FieldText, FormFieldProps } from "./form-texts.ts"

/** Returns the maximum length of a text, if what is typed or pasted is longer: it stays, so that the user shortens it. */
const exceededLength = (text: FieldText, typed: string): number | undefined =>
  (text.kind === "text" || text.kind === "textarea") && typedText(typed).length > text.maxLength
    ? text.maxLength
    : undefined

/** A form field built from its description; its error is shown at the field. */
export function FormField(props: FormFieldProps) {
  const { id, name, text, fields, error, isReadOnly, onChange } = props
  const { i18n } = useLingui()
  const hint = text.hint && i18n._(text.hint)
  if (text.kind === "checks") return <FormChecks {...props} options={text.options} />
  if (text.kind === "checkbox")
    return (
      <div>
        <Checkbox
          id={id}
          name={name}
          label={i18n._(text.label)}
          hint={hint}
          checked={tickField(fields, name)}
          aria-disabled={isReadOnly || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {error !== undefined && (
          <p id={`${id}-error`} className={s["error"]}>
            {error}
          </p>
        )}
      </div>
    )
  const most = exceededLength(text, textField(fields, name))
  return (
    <Field
      id={id}
      label={i18n._(text.label)}
      hint={hint}
      error={most === undefined ? error : <TooLongText most={most} />}
      {...(text.isOptional && { optional: true })}
    >
      {(control) => <Typed {...props} text={text} control={control} />}
    </Field>
  )
}

type DealerOfFormProps = Pick<FormFieldProps, "name" | "text" | "fields" | "isReadOnly" | "onChange"> & {
  readonly control: FieldControl
}

/** A dealer chosen by name; the form stores the id as text, or "" for no dealer. */
function DealerOfForm({ control, name, text, fields, isReadOnly, onChange }: DealerOfFormProps) {
  const dealers = useDealerChoice()
  return (
    dealers && (
      <dealers.Choice
        control={control}
        dealerId={Number(textField(fields, name)) || null}
        onChoose={(dealerId) => onChange(dealerId === null ? "" : String(dealerId))}
        isReadOnly={isReadOnly}
        {...(text.isRequired && { isRequired: true })}
      />
    )
  )
}

type TypedText = Exclude<FieldText, { readonly kind: "checks" | "checkbox" }>

/** Control for a value that is typed or chosen and that the form stores as text. */
function Typed({
  name,
  text,
  fields,
  isReadOnly,
  onChange,
  control
}: FormFieldProps & { readonly text: TypedText; readonly control: FieldControl }) {
  const { i18n } = useLingui()
  const shared = {
    ...control,
    name,
    autoComplete: "off",
    value: textField(fields, name),
    "aria-required": text.isRequired
  }
  switch (text.kind) {
    case "textarea": {
      const { rows } = text
      const onText = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)
      return <TextArea {...shared} rows={rows} readOnly={isReadOnly} onChange={onText} />
    }
    case "select":
      return (
        <Select
          {...shared}
          // a select cannot be read-only, and a disabled select would lose the focus, so changes made during saving are
          // ignored
          aria-disabled={isReadOnly || undefined}
          onChange={({ target }) => onChange(target.value)}
        >
          {text.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {typeof label === "string" ? label : i18n._(label)}
            </option>
          ))}
        </Select>
      )
    case "dealer":
      return <DealerOfForm {...{ control, name, text, fields, isReadOnly, onChange }} />
    case "moment":
      return (
        <MomentInput
          {...control}
          name={name}
          autoComplete="off"
          aria-required={text.isRequired}
          moment={textField(fields, name)}
          readOnly={isReadOnly}
          onMoment={onChange}
        />
      )
    default:
      return (
        <TextInput
          {...shared}
          {...inputOf(text)}
          unit={text.kind === "number" && text.unit ? i18n._(text.unit) : undefined}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

/** Returns the HTML attributes of a single-line text field. */
const inputOf = (
  text: Exclude<TypedText, { readonly kind: "textarea" | "select" | "moment" | "dealer" }>
) => {
  switch (text.kind) {
    case "text":
      return { type: text.type ?? "text", inputMode: text.inputMode } as const
    case "number":
      // without a maximum length: the browser would cut off what is pasted, and another number would be saved
      return { type: "text", inputMode: "decimal" } as const
    case "date":
      return { type: "date", min: text.min, max: text.max } as const
  }
}
