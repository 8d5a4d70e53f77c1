import { type FormRules, lengthProblems, requiredProblems, tickField } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { centre, type FocalPoint, nearestPoint } from "./focal-point.ts"
import { longestAlt, longestMediaName } from "./media-limits.ts"
import type { Medium } from "./medium.ts"

/** Editable fields of a media file, in the order of its form. */
export const mediumFields = ["alt", "isOrnament", "name", "focus"] as const

/** Formats a point for a form field: `40,60`. */
export const focusText = ({ x, y }: FocalPoint): string => `${x},${y}`

export const focusField = (fields: Fields): FocalPoint => {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/u.exec(textField(fields, "focus")) ?? []
  return x === undefined || y === undefined ? centre : nearestPoint(Number(x) / 100, Number(y) / 100)
}

export const fieldsOfMedium = ({ alt, name, focus }: Medium) => ({
  alt: alt ?? "",
  isOrnament: alt === "",
  name,
  focus: focusText(focus)
})

/** Returns the alternative text: empty for a decorative picture, `null` if it is not set. */
export const altField = (fields: Fields): string | null =>
  tickField(fields, "isOrnament") ? "" : textField(fields, "alt").trim() || null

/**
 * Returns the validation errors for a media file: a picture needs a name, and texts have a maximum length; the
 * alternative text may be added later (rule media.text).
 */
export const mediumProblems: FormRules = (fields) => [
  ...lengthProblems(fields, { alt: longestAlt }),
  ...requiredProblems(fields, "name"),
  ...lengthProblems(fields, { name: longestMediaName })
]
