import { describe, expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { optionsOf } from "./catalogue.ts"
import { certificationsAsked } from "./quality-id.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import { feesOf } from "./fee-catalogue.ts"
import { encodeOptions } from "./options-codec.ts"

describe("the option catalogue", () => {
  it("has as defaults the options in the URLs of the specification's samples", () => {
    const defaults = (groupId: 1 | 3) =>
      encodeOptions(completeCalculation({}, configurationOf(1, groupId)).parameters)
    expect(defaults(3)).toBe("108,131,-18,127,159,-130")
    expect(defaults(1)).toBe("5,24,-2,11,9,-30")
  })

  it.each(productGroups)(
    "contains every option of $slug once, and black lists contain only its options",
    ({ id }) => {
      const ids = optionsOf(id).map((option) => option.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(
        optionsOf(id).flatMap((option) => option.blackList.filter((other) => !ids.includes(other)))
      ).toEqual([])
    }
  )

  it.each(productGroups)("has defaults without a fee in $slug", ({ id }) => {
    const chosen = completeCalculation({}, configurationOf(1, id)).parameters.map((choice) => choice.id)
    expect(optionsOf(id).filter((option) => chosen.includes(option.id) && option.fee !== undefined)).toEqual(
      []
    )
  })

  it("has a fee for every option that costs one, and blowing in for loose goods only", () => {
    const keys = (groupId: 1 | 3 | 4) => feesOf(groupId).map((entry) => `${entry.key} ${entry.optionId}`)
    expect(keys(4)).toEqual([
      "AdditionalStation 0",
      "MaxDelivery 110",
      "MaxDelivery 111",
      "DeliveryTime 132",
      "DeliveryTime 133",
      "TruckSize 128",
      "TruckSize 129",
      "DesiredDate 141",
      "AppointmentPlus 0"
    ])
    expect(keys(3).slice(0, 2)).toEqual(["BlowingIn 0", "BlowingIn 1"])
    expect(keys(1)).toContain("ClimatePart 0")
  })
})

describe("the requested certifications", () => {
  it("are all if none, only unknown ones or all are chosen", () => {
    for (const chosen of [[], [99], [6, 4, 2, 1]]) expect(certificationsAsked(3, chosen)).toBeUndefined()
    expect(certificationsAsked(1, [1])).toBeUndefined()
  })

  it("are the known ones that were chosen", () => {
    expect(certificationsAsked(3, [2, 99])).toEqual([new Set([2])])
  })
})
