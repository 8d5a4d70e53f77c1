import { expect, it } from "vitest"
import { isZipOf } from "../place/zip.ts"
import { codeOfPart, firstCodeAround } from "./price-area.ts"

it("the price index has a code for each part of the country, and none for an unknown part", () => {
  expect(
    [
      {},
      { stateId: 2 },
      { stateId: 2, countyCode: "09162" },
      { countyCode: "09162", zipCode: "80331" },
      { stateId: 99 },
      { zipCode: "8033" }
    ].map((part) => codeOfPart(1, part))
  ).toEqual(["", "BY", "c-09162", "z-803", undefined, undefined])
})

it.each([
  [1, "80331", "80300"],
  [1, "01067", "01000"],
  [2, "1010", "1010"],
  [3, "8001", "8000"]
] as const)("in country %i, %s and its neighbours share the code %s", (countryId, zipCode, first) => {
  expect(firstCodeAround(countryId, zipCode)).toBe(first)
  expect(isZipOf(countryId, first)).toBe(true)
  expect(codeOfPart(countryId, { zipCode: first })).toBe(codeOfPart(countryId, { zipCode }))
})
