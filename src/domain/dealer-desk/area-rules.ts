import { areaLimits, parseAreaText } from "../dealer/delivery-area.ts"
import { areaText } from "../dealer/delivery-area-prefixes.ts"
import type { CountryId } from "../place/country.ts"
import {
  type FormRules,
  lengthProblems,
  numberField,
  numberProblems,
  requiredProblems
} from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine, typedText } from "../typed-text.ts"
import type { DeskArea } from "./desk-dealer.ts"

export const areaFields = ["name", "branchId", "zipText", "leadWorkdays", "windowWorkdays"] as const

/** Maximum text lengths, in characters. */
export const areaLengths = { name: 80, zipText: areaLimits.characters } as const

/**
 * Limits of the lead time until the earliest delivery, and of the delivery window that follows, in workdays (rule
 * delivery.window).
 */
export const leadLimits = { least: 1, most: 60 } as const
export const windowLimits = { least: 1, most: 30 } as const

/** Maximum number of areas per dealer. */
export const mostAreas = 200

export const areaFieldsOf = (
  { name, branchId, zipPrefixes, leadWorkdays, windowWorkdays }: DeskArea,
  countryId: CountryId
) => ({
  name,
  branchId: branchId === 0 ? "" : String(branchId),
  zipText: areaText(zipPrefixes, countryId),
  leadWorkdays: String(leadWorkdays),
  windowWorkdays: String(windowWorkdays)
})

/** Returns the data to send, from the form's fields. */
export const areaIn = (fields: Fields) => ({
  name: typedLine(textField(fields, "name")),
  branchId: Number(textField(fields, "branchId")),
  zipText: typedText(textField(fields, "zipText")),
  leadWorkdays: numberField(fields, "leadWorkdays") ?? 0,
  windowWorkdays: numberField(fields, "windowWorkdays") ?? 0
})

const wholeProblems = (fields: Fields, field: string, limits: typeof leadLimits | typeof windowLimits) => {
  const found = numberProblems(fields, field, limits)
  const isWhole = Number.isInteger(numberField(fields, field) ?? 0)
  return found.length === 0 && !isWhole ? [{ field, code: "noNumber" }] : found
}

/** Returns the validation errors for an area's postal codes, each with the invalid part of the text. */
export const zipTextProblems = (text: string, countryId: CountryId) => {
  const read = parseAreaText(text, countryId)
  return "problems" in read ? read.problems : []
}

/** Returns the form rules that check a delivery area before it is saved (rule dealer.areas). */
export const areaProblems =
  (countryId: CountryId): FormRules =>
  (fields) => {
    const zipText = textField(fields, "zipText")
    return [
      ...requiredProblems(fields, "name", "branchId", "zipText", "leadWorkdays", "windowWorkdays"),
      ...(typedText(zipText) === ""
        ? []
        : zipTextProblems(zipText, countryId)
            .slice(0, 1)
            .map(({ code, part }) => ({ field: "zipText", code, params: { part } }))),
      ...wholeProblems(fields, "leadWorkdays", leadLimits),
      ...wholeProblems(fields, "windowWorkdays", windowLimits),
      ...lengthProblems(fields, areaLengths)
    ]
  }
