import type { MessageDescriptor } from "@lingui/core"
import type { ReactNode } from "react"
import type { Fields, FieldValue } from "../../../domain/editing/record-edit.ts"

/** Something to choose; names that are stored in the database are not translated here. */
export interface FormOption {
  readonly value: string
  readonly label: MessageDescriptor | string
  readonly hint?: MessageDescriptor
}

interface Labelled {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Says "(freiwillig)" behind the label. */
  readonly isOptional?: boolean
  readonly isRequired?: boolean
  /** Whether it stands there at all, by what the others hold; always without it. */
  readonly isShown?: (fields: Fields) => boolean
}

type Control =
  | {
      readonly kind: "text"
      readonly maxLength: number
      readonly type?: "text" | "tel" | "email" | "url"
      readonly inputMode?: "text" | "numeric"
    }
  | { readonly kind: "number"; readonly maxLength?: number; readonly unit?: MessageDescriptor }
  | { readonly kind: "textarea"; readonly maxLength: number; readonly rows: number }
  /** Days as `2026-11-27`. */
  | { readonly kind: "date"; readonly min?: string; readonly max?: string }
  /** A day and its time as clocks show them there, `2026-11-28T14:05`. */
  | { readonly kind: "moment" }
  | { readonly kind: "select"; readonly options: ReadonlyArray<FormOption> }
  /** The id of a dealer, chosen by name. */
  | { readonly kind: "dealer" }
  | { readonly kind: "checkbox" }
  /** Any of a few, ticked. */
  | { readonly kind: "checks"; readonly options: ReadonlyArray<FormOption> }

/** How a field is called and typed in. */
export type FieldText = Labelled & Control

/** A field as it is drawn. */
export interface FormFieldProps {
  readonly id: string
  readonly name: string
  readonly text: FieldText
  readonly fields: Fields
  readonly error: ReactNode
  /** Nothing can be changed while it is saved; it keeps the focus. */
  readonly isReadOnly: boolean
  readonly onChange: (value: FieldValue) => void
}

/** The description of a form behind the sign-in: all that is drawn comes from it. */
export interface FormTexts<Name extends string = string> {
  /** Begins the ids of its controls: no other form of the page has it. */
  readonly id: string
  /** In the order in which they stand. */
  readonly fields: Readonly<Record<Name, FieldText>>
  /** What its own codes mean, by `field.code` or by the code alone; the common ones have their words already. */
  readonly problems?: Readonly<Record<string, MessageDescriptor>>
  /** What stands above the buttons, e.g. what saving brings about. */
  readonly note?: MessageDescriptor
  readonly save?: MessageDescriptor
  /** Said in passing once it is saved. */
  readonly saved?: MessageDescriptor
  /** What is lost by leaving. */
  readonly leave?: MessageDescriptor
}

/** The fields of a form that stand there now, in their order. */
export const shownFields = (
  { fields: texts }: FormTexts,
  fields: Fields
): ReadonlyArray<readonly [name: string, text: FieldText]> =>
  Object.entries(texts).filter(([, { isShown }]) => isShown === undefined || isShown(fields))

/** Id of a field's control. */
export const controlId = ({ id }: FormTexts, name: string): string => `${id}-${name}`
