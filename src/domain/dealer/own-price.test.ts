import { expect, it } from "vitest"
import { otherGroupQuery, ownPriceGroup } from "./own-price.ts"

it("a dealer's page calculates the requested product only if the dealer sells it", () => {
  expect(ownPriceGroup([3, 4], "23").id).toBe(4)
  expect(ownPriceGroup([3, 4], "21").id).toBe(3)
  for (const other of [undefined, "27", "999", "x", "", "-1"]) expect(ownPriceGroup([4, 3], other).id).toBe(3)
})

it("the product is the first of the dealer's groups without loose pellets, and loose pellets without any goods", () => {
  expect(ownPriceGroup([7, 9], "20").id).toBe(7)
  expect(ownPriceGroup([], "23").id).toBe(3)
})

it("another group keeps the place, and a typed amount that is valid for it", () => {
  const asked = { zipCode: "80331", amount: "5.000", groupId: 3 as const }
  expect(otherGroupQuery(1, asked, 7)).toBe("?zipCode=80331&product=29&amount=5000")
  expect(otherGroupQuery(1, asked, 4)).toBe("?zipCode=80331&product=23")
  expect(otherGroupQuery(1, { ...asked, amount: "6000" }, 7)).toBe("?zipCode=80331&product=29")
  expect(otherGroupQuery(1, { ...asked, zipCode: "", amount: "viel" }, 4)).toBe("?product=23")
  expect(otherGroupQuery(1, { ...asked, zipCode: "<b>&" }, 4)).toBe("?zipCode=%3Cb%3E%26&product=23")
})
