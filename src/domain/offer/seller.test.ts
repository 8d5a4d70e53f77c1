import { describe, expect, it } from "vitest"
import { sampleSite } from "../site/sample-site.ts"
import { sellerOf } from "./seller.ts"

const seller = {
  name: "Brennstoffe Nord",
  street: "Hafen 1",
  zipCode: "20457",
  city: "Hamburg",
  email: "nord@heizmarkt.example",
  phone: "+49 40 000000",
  enplusId: "DE 001"
}
const { operator } = sampleSite

describe("the seller of an order (rule law.seller)", () => {
  it("is the dealer", () => {
    expect(sellerOf({ seller, isOperator: false }, operator, "+49 30 0")).toBe(seller)
  })

  it("is the operator where the operator sells, without the dealer's ENplus number", () => {
    expect(sellerOf({ seller, isOperator: true }, operator, "+49 30 0")).toEqual({
      name: operator.name,
      street: operator.street,
      zipCode: operator.zipCode,
      city: operator.city,
      email: operator.email,
      phone: "+49 30 0",
      enplusId: null
    })
  })
})
