import { describe, expect, it } from "vitest"
import { advertLimits } from "./advert-rules.ts"
import { copiedName, copiedParts } from "./copied-record.ts"

describe("copies of records (rule advert.desk)", () => {
  it("have a new name within the maximum length", () => {
    expect(copiedName("Herbst")).toBe("Herbst (Kopie)")
    const long = copiedName("x".repeat(advertLimits.name))
    expect(long).toHaveLength(advertLimits.name)
    expect(long).toMatch(/x \(Kopie\)$/u)
  })

  it("leave out slots and adverts that are archived or missing", () => {
    const slot = (id: number, isArchived: boolean) => ({ id, isArchived, name: "", others: [] })
    const advert = (id: number, isArchived: boolean) => ({ id, isArchived, name: "", advertiser: "" })
    const choices = { slots: [slot(1, false), slot(2, true)], adverts: [advert(7, true), advert(8, false)] }
    const variants = [
      { advertId: 7, weight: 3 },
      { advertId: 8, weight: 1 }
    ]
    expect(copiedParts({ slotIds: [1, 2, 3], variants }, choices)).toEqual({
      slotIds: [1],
      variants: [{ advertId: 8, weight: 1 }]
    })
  })
})
