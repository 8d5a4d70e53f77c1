import { describe, expect, it } from "vitest"
import { type Address, addressProblems, emptyAddress, isAddress, isEmail } from "./address.ts"

const whole: Address = {
  ...emptyAddress(1, "80331"),
  firstName: "Erika",
  lastName: "Beispiel",
  street: "Marienplatz",
  houseNumber: "8",
  city: "München",
  phone: "+49 89 123456"
}

describe("an address", () => {
  it("is valid for a delivery with everything the driver needs", () => {
    expect(addressProblems(whole, { phoneRequired: true })).toEqual([])
  })

  it("names every missing field in the order of the form", () => {
    expect(addressProblems(emptyAddress(1, ""), { phoneRequired: true })).toEqual([
      { field: "firstName", code: "required" },
      { field: "lastName", code: "required" },
      { field: "street", code: "required" },
      { field: "houseNumber", code: "required" },
      { field: "zipCode", code: "required" },
      { field: "city", code: "required" },
      { field: "phone", code: "required" }
    ])
  })

  it("treats blank fields as empty", () => {
    expect(addressProblems({ ...whole, lastName: "  " }, { phoneRequired: true })).toEqual([
      { field: "lastName", code: "required" }
    ])
  })

  it("starts with titles from the list", () => {
    expect(addressProblems({ ...whole, title1Id: 3, title2Id: 3 }, { phoneRequired: true })).toEqual([])
    expect(addressProblems({ ...whole, title1Id: 4, title2Id: -1 }, { phoneRequired: true })).toEqual([
      { field: "title1Id", code: "invalid" },
      { field: "title2Id", code: "invalid" }
    ])
  })

  it("needs no phone number for an invoice, but a typed one must be valid", () => {
    expect(addressProblems({ ...whole, phone: "" }, { phoneRequired: false })).toEqual([])
    expect(addressProblems({ ...whole, phone: "call me" }, { phoneRequired: false })).toEqual([
      { field: "phone", code: "invalid" }
    ])
  })

  it("accepts a phone number in any common notation", () => {
    for (const phone of ["\u202a+49\u00a0170\u20131234567\u202c\t", "089·123456"])
      expect(addressProblems({ ...whole, phone }, { phoneRequired: true })).toEqual([])
  })

  it("checks the zip against the country's format and texts against their maximum length", () => {
    expect(addressProblems({ ...whole, zipCode: "8033" }, { phoneRequired: true })).toEqual([
      { field: "zipCode", code: "invalid" }
    ])
    expect(addressProblems({ ...whole, city: "x".repeat(80) }, { phoneRequired: true })).toEqual([])
    expect(addressProblems({ ...whole, city: "x".repeat(81) }, { phoneRequired: true })).toEqual([
      { field: "city", code: "tooLong" }
    ])
  })
})

it("an address starts with only its place filled in", () => {
  expect(emptyAddress(2, "1010")).toEqual({
    title1Id: 0,
    title2Id: 0,
    companyName: "",
    vatId: "",
    firstName: "",
    lastName: "",
    street: "",
    houseNumber: "",
    addition: "",
    zipCode: "1010",
    city: "",
    countryId: 2,
    phone: "",
    deliveryNote: ""
  })
})

it.each<[unknown, boolean]>([
  [whole, true],
  [{ ...emptyAddress(3, "x"), title1Id: 99 }, true],
  [{ ...whole, id: 7 }, true],
  [{ ...whole, zipCode: 80331 }, false],
  [{ ...whole, title1Id: "1" }, false],
  [{ ...whole, city: undefined }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ["80331", false]
])("recognises %j as an e-mail address by its format: %s", (value, expected) => {
  expect(isAddress(value)).toBe(expected)
})

describe("contact", () => {
  it.each([
    ["erika@example.de", true],
    ["e.b+x@mail.example.co.at", true],
    ["o’neill-ü@mail-2.example.de", true],
    ["a@b.de", true],
    [`${"a".repeat(64)}@${"b".repeat(63)}.de`, true],
    [`a@${"b".repeat(64)}.de`, false],
    [`${"a".repeat(64)}@${`${"b".repeat(63)}.`.repeat(2)}${"b".repeat(58)}.de`, true],
    [`${"a".repeat(64)}@${`${"b".repeat(63)}.`.repeat(2)}${"b".repeat(59)}.de`, false],
    ["a..b@example.org", false],
    [".a@example.org", false],
    ["a.@example.org", false],
    ["a@.example.org", false],
    ["a@example..org", false],
    ["a@example.org.", false],
    ["a@-example.org", false],
    ["a@example-.org", false],
    ["a@mail.-example.org", false],
    ["a@mail-.example.org", false],
    ["a\u0007@example.org", false],
    ["@example.org", false],
    ["example.org", false],
    ["", false],
    ["erika@müller.de", true],
    ["erika@müller.рф", true],
    ["erika@mül ler.de", false],
    ["erika@example", false],
    ["erika @example.de", false],
    ["erika@@example.de", false],
    ["erika@example.de\r\nBcc: x@example.de", false],
    [`${"a".repeat(65)}@example.de`, false],
    [`a@${"b".repeat(250)}.de`, false]
  ])("%j is an e-mail address: %s", (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })
})
