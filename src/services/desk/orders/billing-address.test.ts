import { describe, expect, it } from "vitest"
import { billingStages } from "../../../domain/order/life/order-acts.ts"
import { billingPath, type BillingQuery, billingQueryOf } from "./billing-address.ts"

const searchOf = (path: string) => Object.fromEntries(new URL(path, "https://shop.example").searchParams)

describe("the search parameters of delivered orders", () => {
  it("start with the bills to be written, whose URL is the shortest", () => {
    expect(billingQueryOf({})).toEqual({ search: "", countryId: null, stage: "delivered", page: 1 })
    expect(billingPath({ search: "", countryId: null, stage: "delivered", page: 1 })).toBe(
      "/stornomanagement/rechnungen"
    )
  })

  it("contain the selection, and are read as they were written", () => {
    for (const stage of billingStages) {
      const query: BillingQuery = { search: "Muster R-17", countryId: 3, stage, page: 3 }
      expect(billingQueryOf(searchOf(billingPath(query)))).toEqual(query)
    }
    expect(billingPath({ search: "", countryId: null, stage: "archive", page: 1 })).toBe(
      "/stornomanagement/rechnungen?stand=archiv"
    )
  })

  it("ignore invalid values", () => {
    expect(billingQueryOf({ suche: 7, stand: "settled", seite: "-1" })).toEqual({
      search: "",
      countryId: null,
      stage: "delivered",
      page: 1
    })
  })
})
