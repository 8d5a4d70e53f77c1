import { describe, expect, it } from "vitest"
import { branchPath, dealerLink, dealerListPath, dealerPath, readDealerAddress } from "./dealer-address.ts"

const nothing = { state: undefined, zipCode: undefined, branchId: undefined, dealerId: undefined }

describe("URLs of dealers (rule dealer.address)", () => {
  it.each([
    [1, "", nothing],
    [1, "bayern", { ...nothing, state: "bayern" }],
    [1, "bayern/80331", { ...nothing, state: "bayern", zipCode: "80331" }],
    [1, "80331", { ...nothing, zipCode: "80331" }],
    [1, "01067", { ...nothing, zipCode: "01067" }],
    [1, "100017", { ...nothing, dealerId: 100_017 }],
    [1, "bayern/100017", { ...nothing, state: "bayern", dealerId: 100_017 }],
    [1, "bayern/80331/100017", { ...nothing, state: "bayern", zipCode: "80331", dealerId: 100_017 }],
    [1, "80331/100017", { ...nothing, zipCode: "80331", dealerId: 100_017 }],
    // four digits are not a German postal code, so they are a branch id
    [1, "bayern/1001/100017", { ...nothing, state: "bayern", branchId: 1001, dealerId: 100_017 }],
    // in Austria, four digits are a postal code
    [2, "tirol/1001/100017", { ...nothing, state: "tirol", zipCode: "1001", dealerId: 100_017 }],
    [2, "tirol/6020/1001/100017", { state: "tirol", zipCode: "6020", branchId: 1001, dealerId: 100_017 }],
    [1, "bayern/80331/52/100017", { state: "bayern", zipCode: "80331", branchId: 52, dealerId: 100_017 }],
    [1, "52/100017", { ...nothing, branchId: 52, dealerId: 100_017 }],
    [1, "bayern/999/52/100017", { ...nothing, state: "bayern", branchId: 52, dealerId: 100_017 }],
    [1, "bayern/1234", undefined],
    [1, "80331/80333", undefined],
    [1, "bayern/muenchen", undefined],
    [1, "bayern/80331/1/2/100017", undefined],
    [1, "bayern/80331/99999", undefined]
  ] as const)("in country %i is %s", (countryId, path, expected) => {
    expect(readDealerAddress(countryId, path === "" ? [] : path.split("/"))).toEqual(expected)
  })

  it("have exactly one spelling", () => {
    const place = { stateSlug: "bayern", zipCode: "80331" }
    expect([
      dealerListPath(),
      dealerListPath("bayern"),
      dealerListPath("bayern", "80331"),
      dealerPath(place, 100_017),
      branchPath(place, 52, 100_017),
      dealerLink(100_017)
    ]).toEqual([
      "/holzpellethaendler",
      "/holzpellethaendler/bayern",
      "/holzpellethaendler/bayern/80331",
      "/holzpellethaendler/bayern/80331/100017",
      "/holzpellethaendler/bayern/80331/52/100017",
      "/holzpellethaendler/100017"
    ])
  })
})
