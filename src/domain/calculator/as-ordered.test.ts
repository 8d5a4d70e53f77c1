import { expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { asOrdered, withoutOffer } from "./as-ordered.ts"

const data = configurationOf(1, 3)
const plain = completeCalculation({ zipCode: "80331" }, data)

it("the chosen offer's distinguishing options are part of the order's calculation, and not of the list's", () => {
  const chosen = { ...plain, offerProductCertifications: [2], offerLooseBlowingProcess: [1] }
  expect(asOrdered(chosen)).toMatchObject({ productCertifications: [2], looseBlowingProcess: [1] })
  expect(asOrdered(plain)).toEqual(plain)
  expect(withoutOffer(chosen)).toEqual(plain)
})
