import { describe, expect, it } from "vitest"
import { areaFindings } from "../dealer/delivery-area-findings.ts"
import { hoursIn, hoursText } from "../dealer/opening-hours-text.ts"
import { countryIds } from "../place/country.ts"
import type { DealerProfile, DeskFee } from "./desk-dealer.ts"
import { areaFieldsOf, areaIn, areaProblems } from "./area-rules.ts"
import { isCertificateFieldShown } from "./certificate-fields.ts"
import { branchFieldsOf, branchIn, branchProblems, pointIn } from "./branch-rules.ts"
import { dealerActsIn, dealerStanding, dealerStateAfter } from "./dealer-state.ts"
import { feeFieldsOf, feeIn, feeProblems } from "./fee-rules.ts"
import { newDealerProblems, profileFieldsOf, profileIn, profileProblems } from "./profile-rules.ts"

const profile: DealerProfile = {
  name: "Wärme GmbH",
  street: "Hauptstraße 1",
  zipCode: "80331",
  city: "München",
  phone: "089 123456",
  email: "info@waerme.example",
  website: "",
  register: "",
  representedBy: "",
  vatId: "",
  imprint: "",
  certificates: [
    { kind: "enplus", number: "DE 001", validUntil: "2027-12-31" },
    { kind: "fsc", number: "FSC-C000001", validUntil: null }
  ],
  description: "",
  openingHours: [{ day: 1, from: "07:30", to: "12:00" }],
  paymentIds: [40],
  defaultPaymentId: 40,
  creditorId: "",
  ownAddress: "",
  isOperator: false
}

describe("a dealer's state", () => {
  it("can be paused and resumed, and ended for good (rule dealer.states)", () => {
    expect(dealerActsIn("active")).toEqual(["pause", "end"])
    expect(dealerActsIn("paused")).toEqual(["resume", "end"])
    expect(dealerActsIn("ended")).toEqual([])
    expect(dealerStateAfter("paused", "resume")).toBe("active")
    expect(dealerStateAfter("ended", "resume")).toBeUndefined()
  })

  it("is shown as resting only where the dealer would otherwise offer (rule price-list.age)", () => {
    expect(dealerStanding({ state: "active", isResting: true })).toBe("resting")
    expect(dealerStanding({ state: "active", isResting: false })).toBe("active")
    expect(dealerStanding({ state: "paused", isResting: true })).toBe("paused")
    expect(dealerStanding({ state: "ended", isResting: true })).toBe("ended")
  })
})

describe("a profile", () => {
  const fields = profileFieldsOf(profile)
  const codes = (change: object, countryId: 1 | 3 = 1) =>
    profileProblems(countryId)({ ...fields, ...change }).map(({ field, code }) => `${field} ${code}`)

  it("is the same after it was shown and typed", () => {
    expect(profileIn(fields)).toEqual(profile)
    expect(codes({})).toEqual([])
  })

  it.each([
    [{ name: " " }, "name required"],
    [{ name: "x".repeat(121) }, "name tooLong"],
    [{ zipCode: "1010" }, "zipCode zipInvalid"],
    [{ phone: "12" }, "phone phoneInvalid"],
    [{ email: "x" }, "email emailInvalid"],
    [{ website: "javascript:alert(1)" }, "website websiteInvalid"],
    [{ dinplusId: "7A001 bis 31.02.2027" }, "dinplusId certificateInvalid"],
    [{ enplusId: "x".repeat(41) }, "enplusId certificateInvalid"],
    [{ hours3: "mittags" }, "hours3 hoursInvalid"],
    [{ paymentIds: [] }, "paymentIds required"],
    [{ paymentIds: ["40", "42"] }, "creditorId creditorNeeded"],
    [{ creditorId: "x" }, "creditorId creditorInvalid"],
    [{ defaultPaymentId: "45" }, "defaultPaymentId defaultNotTaken"],
    [{ ownAddress: "https://a:b@x.example/" }, "ownAddress redirectInvalid"]
  ])("is not saved with %j", (change, problem) => {
    expect(codes(change)).toEqual([problem])
  })

  it("needs no creditor id where the operator sells, and has no direct debit in Switzerland", () => {
    expect(codes({ paymentIds: ["40", "42"], isOperator: true })).toEqual([])
    expect(codes({ zipCode: "8001", paymentIds: ["40", "42"] }, 3)).toContain("paymentIds invalid")
  })

  it("has the RAL quality mark only in Germany; elsewhere its field is shown until it is emptied", () => {
    const marked = { ralEnergyId: "A 12" }
    expect(codes(marked)).toEqual([])
    expect(codes({ ...marked, zipCode: "8001" }, 3)).toEqual(["ralEnergyId certificateElsewhere"])
    const shown = ([1, 2, 3] as const).map((countryId) =>
      ["", "A 12"].map((ralEnergyId) => isCertificateFieldShown({ ralEnergyId }, "ralEnergy", countryId))
    )
    expect(shown).toEqual([
      [true, true],
      [false, true],
      [false, true]
    ])
  })

  it("starts with a country and a head office", () => {
    const { name, street, zipCode, city, phone, email } = profile
    const seat = { name, street, zipCode, city, phone, email }
    expect(newDealerProblems({ ...seat, countryId: "1" })).toEqual([])
    expect(newDealerProblems({ ...seat, countryId: "3" })).toEqual([{ field: "zipCode", code: "zipInvalid" }])
    expect(newDealerProblems({ ...seat, countryId: "" })).toContainEqual({
      field: "countryId",
      code: "required"
    })
  })
})

it.each([
  ["7:30–12, 13-17 Uhr", "07:30–12:00, 13:00–17:00"],
  ["08.00 - 24", "08:00–24:00"],
  ["", ""],
  ["17-8", undefined],
  ["8-12, 11-13", undefined],
  ["25-26", undefined],
  ["8-12:70", undefined]
])("reads the hours of a day: %j", (typed, shown) => {
  const hours = hoursIn(2, typed)
  expect(hours && hoursText(2, hours)).toBe(shown)
})

it.each([
  ["48.1374, 11.5755", { latitude: 48.1374, longitude: 11.5755 }],
  [" ", null],
  ["11.5755, 48.1374", undefined],
  ["48, 11", undefined],
  ["x", undefined]
])("reads a point: %j", (typed, point) => {
  expect(pointIn(typed)).toEqual(point)
})

it("a branch without its place is not saved", () => {
  const stored = {
    id: 1,
    rowVersion: 1,
    name: "Zentrale",
    street: "Hauptstraße 1",
    zipCode: "80331",
    city: "München",
    latitude: null,
    longitude: null,
    openingHours: [{ day: 6, from: "08:00", to: "12:00" }]
  }
  const branch = branchFieldsOf(stored)
  expect(branchProblems(1)(branch)).toEqual([])
  expect({ ...branchIn(branch), id: 1, rowVersion: 1 }).toEqual(stored)
  expect(branchProblems(1)({ ...branch, hours6: "mittags" })).toEqual([
    { field: "hours6", code: "hoursInvalid" }
  ])
  expect(branchProblems(2)({ ...branch, city: "", point: "0, 0" })).toEqual([
    { field: "city", code: "required" },
    { field: "zipCode", code: "zipInvalid" },
    { field: "point", code: "pointInvalid" }
  ])
})

describe("a delivery area", () => {
  const area = {
    id: 1,
    rowVersion: 1,
    name: "Nord",
    branchId: 3,
    zipPrefixes: ["80", "81"],
    codeCount: 0,
    leadWorkdays: 3,
    windowWorkdays: 4
  }
  const fields = areaFieldsOf(area, 1)

  it("is the same after it was shown and typed", () => {
    expect(areaProblems(1)(fields)).toEqual([])
    expect(areaIn(fields)).toEqual({
      name: "Nord",
      branchId: 3,
      zipText: "80, 81",
      leadWorkdays: 3,
      windowWorkdays: 4
    })
  })

  it("names the part that cannot be read, and whole workdays within bounds", () => {
    expect(areaProblems(1)({ ...fields, zipText: "80, Ulm" })).toEqual([
      { field: "zipText", code: "areaUnreadable", params: { part: "Ulm" } }
    ])
    expect(areaProblems(1)({ ...fields, leadWorkdays: "0", windowWorkdays: "2,5" })).toEqual([
      { field: "leadWorkdays", code: "tooSmall", params: { least: 1 } },
      { field: "windowWorkdays", code: "noNumber" }
    ])
  })

  it("is reported if it overlaps another one or has no postal codes (rule dealer.areas)", () => {
    const areas = [
      { id: 1, zipPrefixes: ["80"] },
      { id: 2, zipPrefixes: ["80331", "8033", "83"] },
      { id: 3, zipPrefixes: ["01"] }
    ]
    expect(areaFindings(areas, ["80331", "80333", "80999", "01067"])).toEqual({
      overlaps: [{ areaIds: [1, 2], zipCode: "80331", codeCount: 2 }],
      gaps: [{ areaId: 2, prefix: "83" }]
    })
  })
})

describe("a fee", () => {
  const fields = { fee: "BlowingIn:0", basis: "station", amount: "39,90" }

  it("is whole cents for an entry of the group's catalogue", () => {
    expect(feeProblems(3)(fields)).toEqual([])
    expect(feeIn(3, fields)).toEqual({ feeKey: "BlowingIn", optionId: 0, basis: "station", amount: 3990 })
    expect(feeProblems(1)(fields)).toEqual([{ field: "fee", code: "invalid" }])
  })

  it("is formatted and parsed as in the dealer's country (rule page.numbers)", () => {
    const fee: DeskFee = {
      id: 1,
      rowVersion: 2,
      productGroupId: 3,
      feeKey: "BlowingIn",
      optionId: 0,
      basis: "station",
      amount: 3990
    }
    const amounts = countryIds.map((countryId) => feeFieldsOf(fee, countryId))
    expect(amounts.map(({ amount }) => amount)).toEqual(["39,90", "39,90", "39.90"])
    expect(amounts.map((each) => feeIn(3, each).amount)).toEqual([3990, 3990, 3990])
  })

  it.each([
    ["39,905", { code: "noNumber" }],
    ["-1", { code: "tooSmall", params: { least: 0 } }],
    ["1001", { code: "tooBig", params: { most: 1000 } }],
    ["", { code: "required" }]
  ])("is not saved as %j", (amount, problem) => {
    expect(feeProblems(3)({ ...fields, amount })).toEqual([{ field: "amount", ...problem }])
  })
})
