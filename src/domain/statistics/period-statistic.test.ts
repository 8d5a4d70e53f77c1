import { expect, it } from "vitest"
import { areaOf } from "./period-statistic.ts"

it("orders are counted by the first two digits of the postal code, in all three countries", () => {
  expect(["80331", "8010", "3000", "80", "8"].map(areaOf)).toEqual(["80", "80", "30", "80", "8"])
})
