import { describe, expect, it } from "vitest"
import { billingStages } from "../../domain/order-life/open-orders.ts"
import { billingPath, billingQueryOf } from "./billing-address.ts"

const searchOf = (path: string) => Object.fromEntries(new URL(path, "https://shop.example").searchParams)

describe("the address of delivered orders", () => {
  it("begins with the bills that are still to be written, and is short there", () => {
    expect(billingQueryOf({})).toEqual({ search: "", stage: "delivered", page: 1 })
    expect(billingPath({ search: "", stage: "delivered", page: 1 })).toBe("/stornomanagement/rechnungen")
  })

  it("says what is looked at, and is read back", () => {
    for (const stage of billingStages) {
      const query = { search: "Muster R-17", stage, page: 3 }
      expect(billingQueryOf(searchOf(billingPath(query)))).toEqual(query)
    }
    expect(billingPath({ search: "", stage: "archive", page: 1 })).toBe(
      "/stornomanagement/rechnungen?stand=archiv"
    )
  })

  it("takes what it does not know for nothing", () => {
    expect(billingQueryOf({ suche: 7, stand: "settled", seite: "-1" })).toEqual({
      search: "",
      stage: "delivered",
      page: 1
    })
  })
})
