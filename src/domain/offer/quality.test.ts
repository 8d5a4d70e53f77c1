import { describe, expect, it } from "vitest"
import { productGroup } from "../product/product-group.ts"
import { certificatesIn, qualityIn } from "./quality.ts"

describe("quality of an offer (rule offer.like-with-like)", () => {
  it.each([
    [51, "ISO 17225-4 A1, bis 25 % Wasser"],
    [52, "ISO 17225-4 A2, bis 35 % Wasser"]
  ])("names the moisture that class %i of wood chips allows", (id, words) => {
    expect(qualityIn(productGroup(9), { certificationIds: [id] })).toBe(words)
  })

  it("names the certificates of the group alone", () => {
    const goods = { certificationIds: [1, 4, 99] }
    expect(certificatesIn(productGroup(3), goods)).toBe("ENplus A1, ENplus A2")
    expect(qualityIn(productGroup(1), { certificationIds: [1] })).toBe("")
  })
})
