import { expect, test } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { parseOfferChoice } from "../options/chosen-offer.ts"
import { parseOrderQuery } from "../options/order-query.ts"
import { reorderPath } from "./reorder.ts"

const ordered = {
  ...completeCalculation({ zipCode: "80331", amount: 4500, stations: 2 }, configurationOf(1, 3)),
  parameters: [{ id: 108 }, { id: 131, desiredDate: "2025-11-20" }],
  offerProductCertifications: [4],
  offerLooseBlowingProcess: []
}

const offer = { dealerId: 100_003, hash: "h", totalPrice: 1830, certificationIds: [4] }
const valuesOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split("?")[1]))

test("a former order leads to the offer of the same seller, with product, quality, amount and place", () => {
  const path = reorderPath(ordered, offer)
  expect(path).toMatch(
    /^\/holzpellets-lose\/bestellparameter-bestaetigen\?zipCode=80331&amount=4500&stations=2&/
  )
  const values = valuesOf(path)
  const { calculation } = parseOrderQuery(1, values)
  expect(calculation.productCertifications).toEqual(ordered.productCertifications)
  expect(calculation.offerProductCertifications).toEqual([4])
  expect(calculation.product).toEqual(ordered.product)
  expect(parseOfferChoice(values)).toEqual({ dealerId: 100_003, offerHash: "h", seenTotal: undefined })
})

test("the former desired day and price are left out", () => {
  const values = valuesOf(reorderPath(ordered, offer))
  expect(values["options"]).toBe("108")
  expect(values).not.toHaveProperty("seen")
  expect(Object.values(values)).not.toContain("undefined")
})

test("a bulk order keeps its places", () => {
  const points = [
    { zipCode: "80331", amount: 3000 },
    { zipCode: "80333", amount: 1500 }
  ]
  expect(valuesOf(reorderPath({ ...ordered, points }, offer))).toHaveProperty("p")
})
