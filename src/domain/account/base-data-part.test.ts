import { describe, expect, it } from "vitest"
import { baseDataPart } from "./base-data-part.ts"

const both = { addresses: true, login: true, addressId: null }

describe("the columns of the base data that a path selects", () => {
  it.each([
    ["", both],
    ["adressen", { ...both, login: false }],
    ["adressen/12", { addresses: true, login: false, addressId: 12 }],
    ["adressen/7", { addresses: true, login: false, addressId: 7 }],
    ["adressen/1234567890", { addresses: true, login: false, addressId: 1_234_567_890 }],
    ["adressen/12/anmeldung", { ...both, addressId: 12 }],
    ["adressen/anmeldung", both],
    ["anmeldung", { ...both, addresses: false }]
  ])("%s", (path, part) => {
    expect(baseDataPart(path === "" ? [] : path.split("/"))).toEqual(part)
  })

  it("treats missing and empty segments alike", () => {
    expect(baseDataPart([undefined, undefined, undefined])).toEqual(both)
    expect(baseDataPart(["adressen", "", undefined])).toEqual({ ...both, login: false })
    expect(baseDataPart(["anmeldung", undefined, undefined])).toEqual({ ...both, addresses: false })
  })

  it.each([
    "adresse",
    "12",
    "adressen/0",
    "adressen/1e3",
    "adressen/-1",
    "adressen/12345678901",
    "adressen/alle",
    "adressen/12/13",
    "adressen/12/adressen",
    "adressen/anmeldung/12",
    "anmeldung/adressen",
    "anmeldung/12"
  ])("%s selects no columns", (path) => {
    expect(baseDataPart(path.split("/"))).toBeUndefined()
  })
})
