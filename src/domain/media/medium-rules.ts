import { type FormRules, lengthProblems, requiredProblems, tickField } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { centre, type FocalPoint, nearestPoint } from "./focal-point.ts"
import { longestAlt, longestMediaName } from "./media-limits.ts"
import type { Medium } from "./medium.ts"

/** What is said of a medium, in the order of its form. */
export const mediumFields = ["alt", "isOrnament", "name", "focus"] as const

/** A point as a field holds it: `40,60`. */
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

/** Empty for a decorative picture, null while it is not set. */
export const altField = (fields: Fields): string | null =>
  tickField(fields, "isOrnament") ? "" : textField(fields, "alt").trim() || null

/** A picture has a name, and texts have an end; its text may be said later (rule media.text). */
export const mediumProblems: FormRules = (fields) => [
  ...lengthProblems(fields, { alt: longestAlt }),
  ...requiredProblems(fields, "name"),
  ...lengthProblems(fields, { name: longestMediaName })
]
