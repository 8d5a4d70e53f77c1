import { describe, expect, it } from "vitest"
import { moistureProblems, moistureWords, needsMoisture } from "./wood-chip-moisture.ts"

const chips = { countryId: 1, productGroupId: 9 } as const

describe("the declaration of German wood chips (decision 021)", () => {
  it("is required only for these goods in Germany", () => {
    expect(needsMoisture(chips)).toBe(true)
    for (const countryId of [2, 3] as const) expect(needsMoisture({ ...chips, countryId })).toBe(false)
    for (const productGroupId of [1, 3, 7, 10] as const)
      expect(needsMoisture({ ...chips, productGroupId })).toBe(false)
    expect(moistureProblems({ ...chips, countryId: 2 }, null)).toEqual([])
  })

  it("presumes use as fuel below 25 % and requires an assurance from 25 % on", () => {
    expect(moistureProblems(chips, null)).toEqual([{ field: "moistureClass", code: "required" }])
    expect(moistureProblems(chips, { moistureClass: "below25", burningAssured: false })).toEqual([])
    expect(moistureProblems(chips, { moistureClass: "from25", burningAssured: false })).toEqual([
      { field: "burningAssured", code: "notAccepted" }
    ])
    expect(moistureProblems(chips, { moistureClass: "from25", burningAssured: true })).toEqual([])
  })

  it("is shown in the wording that the buyer agreed to", () => {
    expect(moistureWords({ moistureClass: "below25", burningAssured: false })).toBe("Holzfeuchte unter 25 %.")
    expect(moistureWords({ moistureClass: "from25", burningAssured: true })).toBe(
      "Holzfeuchte 25 % oder mehr. " +
        "Ich versichere, dass die Hackschnitzel zum Verbrennen bestimmt sind und so verwendet werden."
    )
  })
})
