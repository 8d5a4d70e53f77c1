import { describe, expect, it } from "vitest"
import { emptyAddress } from "../address/address.ts"
import { emptyEntry, entryProblems } from "./address-entry.ts"

const address = {
  ...emptyAddress(1, "01067"),
  firstName: "Erika",
  lastName: "Muster",
  street: "Gasse",
  houseNumber: "1",
  city: "Dresden"
}

describe("an address of an account", () => {
  it("starts as a delivery address in the shop's country", () => {
    expect(emptyEntry(3)).toEqual({ addressType: 1, address: emptyAddress(3, "") })
  })

  it("requires a telephone number for deliveries, and none for invoices", () => {
    expect(entryProblems({ addressType: 1, address })).toEqual([{ field: "phone", code: "required" }])
    expect(entryProblems({ addressType: 0, address })).toEqual([])
  })
})
