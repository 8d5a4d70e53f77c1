import { expect, it } from "vitest"
import { readPlace } from "./written-place.ts"

it.each([
  ["80331", undefined, "80331", ""],
  [" 80331  München ", undefined, "80331", "München"],
  ["München 80331", undefined, "80331", "München"],
  ["A-1010", 2, "1010", ""],
  ["a 1010 Wien", 2, "1010", "Wien"],
  ["AT-1010", 2, "1010", ""],
  ["D-80331", 1, "80331", ""],
  ["D80331", 1, "80331", ""],
  ["DE – 80331", 1, "80331", ""],
  ["CH-8001 Zürich", 3, "8001", "Zürich"],
  ["FL-9490", 3, "9490", ""],
  ["Ｄ－８０３３１", 1, "80331", ""],
  ["８０３３１", undefined, "80331", ""],
  ["Halle", undefined, undefined, "Halle"],
  ["Bad 80331", undefined, "80331", "Bad"],
  ["123", undefined, undefined, "123"],
  ["803311", undefined, undefined, "803311"],
  ["", undefined, undefined, ""]
] as const)("%j is read as country %s, code %s and name %j", (written, countryId, zipCode, name) => {
  expect(readPlace(written)).toEqual({ countryId, zipCode, name })
})
