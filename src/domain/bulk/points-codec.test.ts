import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countryIds } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import { decodePoints, encodePoints } from "./points-codec.ts"

const country = fc.constantFrom(...countryIds)
const amount = fc.integer({ min: 0, max: 9_999_999 })
const pointsOf = (digits: number, min: number) =>
  fc.array(
    fc.record({
      zipCode: fc.integer({ min, max: 10 ** digits - 1 }).map((zip) => String(zip).padStart(digits, "0")),
      amount
    }),
    { maxLength: 5 }
  )
const orders = country.chain((countryId) =>
  fc.record({
    countryId: fc.constant(countryId),
    points: countryId === 1 ? pointsOf(5, 0) : pointsOf(4, 1000)
  })
)

describe("points in a URL", () => {
  it("read back as they were written", () => {
    fc.assert(
      fc.property(orders, ({ countryId, points }) => {
        expect(decodePoints(countryId, encodePoints(countryId, points))).toEqual(points)
      })
    )
    expect(encodePoints(1, [{ zipCode: "01067", amount: 6000 }])).toBe("01067$6000")
  })

  it("are left out if malformed, while the others are kept", () => {
    const right = { zipCode: "80331", amount: 6000 }
    for (const wrong of [
      "",
      "80331",
      "80331$",
      "$6000",
      "8033$6000",
      "8o331$6000",
      "80331$-1",
      "80331$6e3",
      "80331$6.000",
      "80331$6000$1",
      "80331$12345678",
      " 80331$6000",
      "80331$ 6000",
      "80331~6000"
    ])
      expect([wrong, decodePoints(1, `${wrong},80331$6000`)]).toEqual([wrong, [right]])
    expect(decodePoints(3, "0100$6000,8001$6000,80011$6000")).toEqual([{ zipCode: "8001", amount: 6000 }])
  })

  it("are at most five valid points, whatever the text", () => {
    expect(decodePoints(1, Array(9).fill("80331$6000").join(","))).toHaveLength(5)
    const pieces = fc.constantFrom("80331", "$", ",", "6000", "-", "$$", "%24", "0", " ")
    fc.assert(
      fc.property(
        country,
        fc.array(pieces).map((each) => each.join("")),
        (countryId, text) => {
          const points = decodePoints(countryId, text)
          expect(points.length).toBeLessThanOrEqual(5)
          for (const point of points) {
            expect(isZipOf(countryId, point.zipCode)).toBe(true)
            expect(Number.isInteger(point.amount)).toBe(true)
          }
          expect(decodePoints(countryId, encodePoints(countryId, points))).toEqual(points)
        }
      )
    )
  })

  it("are left out of the URL while place or amount is missing", () => {
    expect(
      encodePoints(1, [
        { zipCode: "", amount: 6000 },
        { zipCode: "80331", amount: null },
        { zipCode: "803", amount: 6000 },
        { zipCode: "80331", amount: 10_000_000 },
        { zipCode: "80333", amount: 4000 }
      ])
    ).toBe("80333$4000")
  })
})
