import { describe, expect, it } from "vitest"
import { advertLimits } from "./advert-rules.ts"
import { copiedName, copiedParts } from "./copied-record.ts"

describe("copies of records (rule advert.desk)", () => {
  it("have a name of their own, which is not too long", () => {
    expect(copiedName("Herbst")).toBe("Herbst (Kopie)")
    const long = copiedName("x".repeat(advertLimits.name))
    expect(long).toHaveLength(advertLimits.name)
    expect(long).toMatch(/x \(Kopie\)$/u)
  })

  it("take no slot and no advert that was archived since, or is not there", () => {
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
