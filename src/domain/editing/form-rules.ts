import { typedLine, typedText } from "../typed-text.ts"
import { type Fields, type FieldValue, namesField, textField } from "./record-edit.ts"

/** A validation error for one field or, if `field` is `null`, for the complete form. */
export interface FormProblem {
  readonly field: string | null
  readonly code: string
  /** Values for the message, e.g. the part of a list that cannot be read. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** Validates a form before it is saved; returns all validation errors, in the order of the form's fields. */
export type FormRules = (fields: Fields) => ReadonlyArray<FormProblem>

const isEmpty = (value: FieldValue | undefined): boolean =>
  typeof value === "string" ? typedText(value) === "" : typeof value === "object" && value.length === 0

/** Returns the validation errors for empty required fields; checkboxes may be unticked. */
export const requiredProblems = (
  fields: Fields,
  ...names: ReadonlyArray<string>
): ReadonlyArray<FormProblem> =>
  names.filter((field) => isEmpty(fields[field])).map((field) => ({ field, code: "required" }))

/** Returns the validation errors for texts that are too long to be stored. */
export const lengthProblems = (
  fields: Fields,
  longest: Readonly<Record<string, number>>
): ReadonlyArray<FormProblem> =>
  Object.entries(longest)
    .filter(([field, most]) => typedText(textField(fields, field)).length > most)
    .map(([field]) => ({ field, code: "tooLong" }))

/**
 * Whether a number is ambiguous, and therefore rejected: "1.000" means one thousand in German, but one in English
 * notation.
 */
const isAmbiguous = (text: string): boolean => /^-?\d{1,3}(?:\.\d{3})+$/u.test(text)

/** Parses a number with a decimal comma or point; returns `undefined` if the text is empty or invalid. */
export const numberField = (fields: Fields, name: string): number | undefined => {
  const text = typedLine(textField(fields, name))
  return /^-?\d{1,300}(?:[.,]\d{1,6})?$/u.test(text) && !isAmbiguous(text)
    ? Number(text.replace(",", "."))
    : undefined
}

/** Returns the validation errors for an optional number, with the limits that the message states. */
export const numberProblems = (
  fields: Fields,
  field: string,
  { least, most }: { readonly least: number; readonly most: number }
): ReadonlyArray<FormProblem> => {
  if (isEmpty(fields[field])) return []
  const value = numberField(fields, field)
  if (value === undefined) return [{ field, code: "noNumber" }]
  if (value < least) return [{ field, code: "tooSmall", params: { least } }]
  return value > most ? [{ field, code: "tooBig", params: { most } }] : []
}

/** Whether a checkbox is ticked. */
export const tickField = (fields: Fields, name: string): boolean => fields[name] === true

/** Returns the chosen value if it is one of the allowed values, otherwise `undefined`. */
export const choiceField = <Choice extends string>(
  fields: Fields,
  name: string,
  choices: ReadonlyArray<Choice>
): Choice | undefined => choices.find((choice) => choice === textField(fields, name))

/** Returns the ticked values that are allowed. */
export const choicesField = <Choice extends string>(
  fields: Fields,
  name: string,
  choices: ReadonlyArray<Choice>
): ReadonlyArray<Choice> => choices.filter((choice) => namesField(fields, name).includes(choice))

/**
 * Returns the validation errors that remain after a field was changed: all except those of the changed field and those
 * of the complete form.
 */
export const problemsAfter = (
  problems: ReadonlyArray<FormProblem>,
  changed: string
): ReadonlyArray<FormProblem> => problems.filter(({ field }) => field !== null && field !== changed)

/** Returns a type guard that checks whether data stored in a tab contain the fields of a form with these names. */
export const isFieldsOf =
  (names: ReadonlyArray<string>) =>
  (value: unknown): value is Fields =>
    typeof value === "object" &&
    value !== null &&
    names.every((name) => {
      const held: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
      return (
        typeof held === "string" ||
        typeof held === "boolean" ||
        (Array.isArray(held) && held.every((each) => typeof each === "string"))
      )
    })
