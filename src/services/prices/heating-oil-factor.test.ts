import { expect, it } from "vitest"
import { heatingOilFactor } from "./heating-oil-factor.ts"

it("heating oil has the values and the unit of its chart in each country", () => {
  const values = [
    { day: 20_000, value: 8000 },
    { day: 20_365, value: 9000 },
    { day: 20_400, value: 9915 }
  ]
  const [german] = heatingOilFactor(1, values)
  expect(german).toMatchObject({ unit: "Euro je 100 Liter", path: "/charts/heizoel" })
  expect(german?.values).toEqual([
    { day: 20_365, value: 90 },
    { day: 20_400, value: 99.15 }
  ])
  expect(heatingOilFactor(3, values)[0]?.unit).toBe("Franken je 100 Liter")
  expect(heatingOilFactor(3, [])).toEqual([])
})
