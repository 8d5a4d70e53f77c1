import { Trans, useLingui } from "@lingui/react/macro"
import { CircleAlert } from "lucide-react"
import { namesField } from "../../../domain/editing/record-edit.ts"
import { Checkbox } from "../form/Choice.tsx"
import s from "./DeskForm.module.css"
import type { FormFieldProps, FormOption } from "./form-texts.ts"

/** Maximum number of options in one column; longer lists use several columns to keep the form short. */
const mostInOneColumn = 6

const isLong = (options: ReadonlyArray<FormOption>): boolean =>
  options.length > mostInOneColumn && options.every(({ hint }) => hint === undefined)

/** Group of checkboxes with a name and an error for the whole group. */
export function FormChecks({
  id,
  name,
  text,
  options,
  fields,
  error,
  isReadOnly,
  onChange
}: FormFieldProps & { readonly options: ReadonlyArray<FormOption> }) {
  const { i18n } = useLingui()
  const ticked = namesField(fields, name)
  const about = text.hint && i18n._(text.hint)
  const described = [about === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`]
    .filter(Boolean)
    .join(" ")
  return (
    <fieldset
      id={id}
      // the error summary links here
      tabIndex={-1}
      className={s["checks"]}
      data-state={error === undefined ? "valid" : "invalid"}
      aria-describedby={described || undefined}
    >
      <legend className={s["legend"]}>
        {i18n._(text.label)}
        {text.isOptional && (
          <span className={s["optional"]}>
            {" "}
            <Trans>(freiwillig)</Trans>
          </span>
        )}
      </legend>
      {about !== undefined && (
        <p id={`${id}-hint`} className={s["note"]}>
          {about}
        </p>
      )}
      <div className={s["options"]} data-many={isLong(options)}>
        {options.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={typeof label === "string" ? label : i18n._(label)}
            hint={hint && i18n._(hint)}
            checked={ticked.includes(value)}
            aria-disabled={isReadOnly || undefined}
            onChange={({ target }) => {
              const others = ticked.filter((each) => each !== value)
              onChange(target.checked ? [...others, value] : others)
            }}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={`${s["error"]} ${s["wrong"]}`}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
