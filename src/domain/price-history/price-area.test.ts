import { expect, it } from "vitest"
import { codeOfPart } from "./price-area.ts"

it("a part of the country is named in the index, or there is none", () => {
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
