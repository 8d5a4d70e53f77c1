import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { counted, upsellingCount } from "./upselling-count.ts"

const data = configurationOf(1, 3)
const plain = completeCalculation({ zipCode: "80331", amount: 6000 }, data)
const countOf = (wish: Parameters<typeof completeCalculation>[0]) =>
  upsellingCount(completeCalculation({ ...plain, ...wish }, data), data)

describe("the upselling count (rule calculator.upselling-count)", () => {
  it("is 0 for the plain order and increases with each extra choice", () => {
    expect(countOf({})).toBe(0)
    expect(countOf({ stations: 2 })).toBe(1)
    expect(countOf({ productCertifications: [1, 2, 4] })).toBe(1)
    expect(countOf({ looseBlowingProcess: [1] })).toBe(1)
    expect(countOf({ appointmentPlus: true })).toBe(1)
    expect(countOf({ parameters: [{ id: 40 }] }), "a concrete payment kind").toBe(1)
    expect(countOf({ parameters: [{ id: -18 }] }), "any payment kind").toBe(0)
    expect(countOf({ parameters: [{ id: 110 }] }), "delivery is no upselling of this count").toBe(0)
    expect(
      countOf({
        stations: 5,
        productCertifications: [1],
        looseBlowingProcess: [1],
        appointmentPlus: true,
        parameters: [{ id: 45 }]
      })
    ).toBe(5)
  })

  it("is stored with the calculation", () => {
    expect(counted({ ...plain, stations: 2 }, data)).toEqual({ ...plain, stations: 2, upsellCount: 1 })
    expect(counted({ ...plain, stations: 2 }, null).upsellCount).toBe(0)
  })
})

describe("the payment's part in the upselling count", () => {
  const payments = (parameters: ReadonlyArray<{ id: number; isUpselling: boolean }>) => {
    const groups = data.groups.flatMap((group) => {
      const template = group.parameters[0]
      if (template === undefined) return []
      return group.key === "Payment"
        ? [{ ...group, parameters: parameters.map((each) => ({ ...template, ...each })) }]
        : [group]
    })
    return { ...data, groups }
  }
  const count = (id: number, isUpselling: boolean) =>
    upsellingCount({ ...plain, parameters: [{ id }] }, payments([{ id, isUpselling }]))

  it("is 1 for an id above 0 and for an option marked as upselling", () => {
    expect([count(1, false), count(0, false), count(-1, false), count(0, true), count(-1, true)]).toEqual([
      1, 0, 0, 1, 1
    ])
  })

  it("is 0 if there are no kinds of payment, or none was chosen", () => {
    expect(upsellingCount(plain, payments([]))).toBe(0)
    expect(upsellingCount(plain, { ...data, groups: [] })).toBe(0)
    expect(upsellingCount({ ...plain, parameters: [{ id: 128 }] }, data)).toBe(0)
  })
})
