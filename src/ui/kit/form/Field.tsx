import { CircleAlert } from "lucide-react"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import s from "./Field.module.css"

/** Attributes that tie a control to the label, hint and error of its field. */
export interface FieldControl {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
}

export interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Error that blocks the form; shown at the field and announced with it. */
  readonly error?: ReactNode
  readonly optional?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  const failed = error !== undefined && error !== null && error !== false
  const described = [hint ? `${id}-hint` : "", failed ? `${id}-error` : ""].filter(Boolean).join(" ")
  return (
    <div className={s["field"]} data-state={failed ? "invalid" : "valid"}>
      <label className={s["label"]} htmlFor={id}>
        {label}
        {optional && (
          <span className={s["optional"]}>
            {" "}
            <Trans>(freiwillig)</Trans>
          </span>
        )}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": failed || undefined })}
      {hint && (
        <p className={s["hint"]} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {failed && (
        <p className={s["error"]} id={`${id}-error`}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
