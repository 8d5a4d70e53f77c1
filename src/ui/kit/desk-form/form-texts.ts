import type { MessageDescriptor } from "@lingui/core"
import type { ReactNode } from "react"
import type { Fields, FieldValue } from "../../../domain/editing/record-edit.ts"

/** An option; labels that come from the database are plain strings, which are not translated. */
export interface FormOption {
  readonly value: string
  readonly label: MessageDescriptor | string
  readonly hint?: MessageDescriptor
}

interface Labelled {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Whether the label ends with "(freiwillig)". */
  readonly isOptional?: boolean
  readonly isRequired?: boolean
  /** Whether the field is shown, depending on the values of the other fields; always shown if omitted. */
  readonly isShown?: (fields: Fields) => boolean
}

type Control =
  | {
      readonly kind: "text"
      readonly maxLength: number
      readonly type?: "text" | "tel" | "email" | "url"
      readonly inputMode?: "text" | "numeric"
    }
  | { readonly kind: "number"; readonly unit?: MessageDescriptor }
  | { readonly kind: "textarea"; readonly maxLength: number; readonly rows: number }
  /** Days in the format `2026-11-27`. */
  | { readonly kind: "date"; readonly min?: string; readonly max?: string }
  /** A day and its local time, `2026-11-28T14:05`. */
  | { readonly kind: "moment" }
  | { readonly kind: "select"; readonly options: ReadonlyArray<FormOption> }
  /** The id of a dealer, chosen by name. */
  | { readonly kind: "dealer" }
  | { readonly kind: "checkbox" }
  /** Group of checkboxes. */
  | { readonly kind: "checks"; readonly options: ReadonlyArray<FormOption> }

export type FieldText = Labelled & Control

export interface FormFieldProps {
  readonly id: string
  readonly name: string
  readonly text: FieldText
  readonly fields: Fields
  readonly error: ReactNode
  /** Whether the field is locked while the form is being saved; it keeps the focus. */
  readonly isReadOnly: boolean
  readonly onChange: (value: FieldValue) => void
}

/** Description from which a complete form behind the sign-in is rendered. */
export interface FormTexts<Name extends string = string> {
  /** Prefix of the ids of the form's controls; must be unique on the page. */
  readonly id: string
  /** In display order. */
  readonly fields: Readonly<Record<Name, FieldText>>
  /** Texts for the form's own error codes, by `field.code` or by the code only; common codes already have texts. */
  readonly problems?: Readonly<Record<string, MessageDescriptor>>
  /** Note above the buttons, e.g. the effect of saving. */
  readonly note?: MessageDescriptor
  readonly save?: MessageDescriptor
  /** Toast text after saving. */
  readonly saved?: MessageDescriptor
  /** Describes what is lost when the page is left. */
  readonly leave?: MessageDescriptor
}

/** Returns the currently visible fields of a form, in display order. */
export const shownFields = (
  { fields: texts }: FormTexts,
  fields: Fields
): ReadonlyArray<readonly [name: string, text: FieldText]> =>
  Object.entries(texts).filter(([, { isShown }]) => isShown === undefined || isShown(fields))

/** Returns the id of a field's control. */
export const controlId = ({ id }: FormTexts, name: string): string => `${id}-${name}`
