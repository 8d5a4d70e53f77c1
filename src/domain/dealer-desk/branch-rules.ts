import type { CountryId } from "../place/country.ts"
import type { GeoPoint } from "../place/distance.ts"
import { isZipOf } from "../place/zip.ts"
import { type FormRules, lengthProblems, requiredProblems } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import type { DeskBranch } from "./desk-dealer.ts"
import { hoursFields, hoursFieldsOf, hoursProblems, openingHoursIn } from "./hours-fields.ts"

export const branchFields = ["name", "street", "zipCode", "city", "point", ...hoursFields] as const

/** Maximum text lengths, in characters. */
export const branchLengths = { name: 80, street: 80, zipCode: 5, city: 80, point: 40 } as const

/** Bounds around Germany, Austria and Switzerland; a point with latitude and longitude swapped is outside them. */
const bounds = { south: 45, north: 56, west: 5, east: 18 } as const

/**
 * Parses a point in the format of map services, "48.1374, 11.5755". Returns `null` for an empty text, and `undefined`
 * if the text is malformed or the point is outside `bounds`.
 */
export const pointIn = (typed: string): GeoPoint | null | undefined => {
  const text = typedLine(typed)
  if (text === "") return null
  const [, north = "", east = ""] = /^(\d{1,2}\.\d{1,8})[,; ]+(\d{1,2}\.\d{1,8})$/u.exec(text) ?? []
  const point = { latitude: Number(north), longitude: Number(east) }
  return isWithin(point) ? point : undefined
}

export const isWithin = ({ latitude, longitude }: GeoPoint): boolean =>
  latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east

export const branchFieldsOf = ({
  name,
  street,
  zipCode,
  city,
  latitude,
  longitude,
  openingHours
}: DeskBranch) => ({
  name,
  street,
  zipCode,
  city,
  point: latitude === null || longitude === null ? "" : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  ...hoursFieldsOf(openingHours)
})

/** Returns the data to send, from the form's fields. */
export const branchIn = (fields: Fields) => {
  const line = (name: (typeof branchFields)[number]) => typedLine(textField(fields, name))
  const point = pointIn(textField(fields, "point")) ?? null
  return {
    name: line("name"),
    street: line("street"),
    zipCode: line("zipCode"),
    city: line("city"),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    openingHours: openingHoursIn(fields)
  }
}

/** Returns the form rules that check a branch before it is saved (rule dealer.record). */
export const branchProblems =
  (countryId: CountryId): FormRules =>
  (fields) => {
    const zipCode = typedLine(textField(fields, "zipCode"))
    const isForeign = zipCode !== "" && !isZipOf(countryId, zipCode)
    const isNowhere = pointIn(textField(fields, "point")) === undefined
    return [
      ...requiredProblems(fields, "name", "street", "zipCode", "city"),
      ...(isForeign ? [{ field: "zipCode", code: "zipInvalid" }] : []),
      ...(isNowhere ? [{ field: "point", code: "pointInvalid" }] : []),
      ...hoursProblems(fields),
      ...lengthProblems(fields, branchLengths)
    ]
  }
