import { typedLine, typedText } from "../typed-text.ts"
import { type Fields, type FieldValue, namesField, textField } from "./record-edit.ts"

/** What is wrong with what was typed: with one field, or with all of it together. */
export interface FormProblem {
  readonly field: string | null
  readonly code: string
  /** What its words name, e.g. the part of a list that cannot be read. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** What a form may hold: everything that is wrong with it, in the order of its fields. Asked before it is saved. */
export type FormRules = (fields: Fields) => ReadonlyArray<FormProblem>

const isEmpty = (value: FieldValue | undefined): boolean =>
  typeof value === "string" ? typedText(value) === "" : typeof value === "object" && value.length === 0

/** Fields without which nothing is saved; a tick is no text, and may be missing. */
export const requiredProblems = (
  fields: Fields,
  ...names: ReadonlyArray<string>
): ReadonlyArray<FormProblem> =>
  names.filter((field) => isEmpty(fields[field])).map((field) => ({ field, code: "required" }))

/** Texts that are longer than what is kept of them. */
export const lengthProblems = (
  fields: Fields,
  longest: Readonly<Record<string, number>>
): ReadonlyArray<FormProblem> =>
  Object.entries(longest)
    .filter(([field, most]) => typedText(textField(fields, field)).length > most)
    .map(([field]) => ({ field, code: "tooLong" }))

/** "1.000" is a thousand in German and one in English: it is ambiguous, so it is no number. */
const isAmbiguous = (text: string): boolean => /^-?\d{1,3}(?:\.\d{3})+$/u.test(text)

/** The number that was typed, with a comma or a point before its fraction; undefined for anything else, and for nothing. */
export const numberField = (fields: Fields, name: string): number | undefined => {
  const text = typedLine(textField(fields, name))
  return /^-?\d{1,12}(?:[.,]\d{1,6})?$/u.test(text) && !isAmbiguous(text)
    ? Number(text.replace(",", "."))
    : undefined
}

/** What is wrong with a number that may be left out. */
export const numberProblems = (
  fields: Fields,
  field: string,
  { least, most }: { readonly least: number; readonly most: number }
): ReadonlyArray<FormProblem> => {
  if (isEmpty(fields[field])) return []
  const value = numberField(fields, field)
  if (value === undefined) return [{ field, code: "noNumber" }]
  return value < least ? [{ field, code: "tooSmall" }] : value > most ? [{ field, code: "tooBig" }] : []
}

/** Whether a box is ticked. */
export const tickField = (fields: Fields, name: string): boolean => fields[name] === true

/** One of a few words, or undefined where something else was chosen. */
export const choiceField = <Choice extends string>(
  fields: Fields,
  name: string,
  choices: ReadonlyArray<Choice>
): Choice | undefined => choices.find((choice) => choice === textField(fields, name))

/** Those of a few words that are ticked. */
export const choicesField = <Choice extends string>(
  fields: Fields,
  name: string,
  choices: ReadonlyArray<Choice>
): ReadonlyArray<Choice> => choices.filter((choice) => namesField(fields, name).includes(choice))

/** What is still wrong, as far as is known, once a field was changed: nothing of this field, nor of the whole. */
export const problemsAfter = (
  problems: ReadonlyArray<FormProblem>,
  changed: string
): ReadonlyArray<FormProblem> => problems.filter(({ field }) => field !== null && field !== changed)

/** Whether something that a tab has kept are fields of a form with these names. */
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
