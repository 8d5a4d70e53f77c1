import { describe, expect, it } from "vitest"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import type { PartialCalculation } from "./order-query.ts"

const pellets = configurationOf(1, 3)
const sacks = configurationOf(1, 4)
const restored = (wish: PartialCalculation) => completeCalculation(wish, pellets)

/** Restoring the configuration (rule calculator.restore). */
describe("a restored option", () => {
  const option = (choice: { id: number; modifier?: number; desiredDate?: string }) =>
    restored({ parameters: [choice] }).parameters.filter(({ id }) => id === choice.id)

  it("keeps months that the plan has, otherwise it has six", () => {
    for (const months of [6, 9, 12, 18])
      expect(option({ id: 45, modifier: months })).toEqual([{ id: 45, modifier: months }])
    for (const modifier of [-1, 0, 3, 24])
      expect(option({ id: 45, modifier })).toEqual([{ id: 45, modifier: 6 }])
    expect(option({ id: 45 })).toEqual([{ id: 45, modifier: 6 }])
  })

  it("is the first stored one of its group, and the only one", () => {
    const ids = (...wished: ReadonlyArray<number>) =>
      restored({ parameters: wished.map((id) => ({ id })) }).parameters.map(({ id }) => id)
    expect(ids(132, 133)).toEqual([108, 132, -18, 127, 159, -130])
    expect(ids(111, 133, 110, 132)).toEqual([111, 133, -18, 127, 159, -130])
  })

  it("has no months and no day if the option has none", () => {
    expect(option({ id: 109, modifier: 6, desiredDate: "2026-12-01" })).toEqual([{ id: 109 }])
    expect(option({ id: 141, modifier: 6, desiredDate: "2026-12-01" })).toEqual([
      { id: 141, desiredDate: "2026-12-01" }
    ])
    expect(option({ id: 141, desiredDate: "2026-02-30" })).toEqual([])
    expect(option({ id: 141, desiredDate: "" })).toEqual([])
  })

  it("is by default the selected one of its group, wherever it is in the list", () => {
    const groups = pellets.groups.flatMap((group) =>
      group.key === "MaxDelivery" ? [{ ...group, parameters: group.parameters.toReversed() }] : []
    )
    expect(completeCalculation({}, { ...pellets, groups }).parameters).toEqual([{ id: 108 }])
    const upselling = groups.map((group) => ({
      ...group,
      parameters: group.parameters.filter(({ isUpselling }) => isUpselling)
    }))
    expect(completeCalculation({}, { ...pellets, groups: upselling }).parameters).toEqual([{ id: 111 }])
    const empty = groups.map((group) => ({ ...group, parameters: [] }))
    expect(completeCalculation({}, { ...pellets, groups: empty }).parameters).toEqual([])
  })
})

describe("other restored values", () => {
  it("are kept if the group has them", () => {
    const wish = {
      zipCode: "80331",
      amount: 700,
      stations: 5,
      product: { id: 21 },
      appointmentPlus: true,
      looseBlowingProcess: [1],
      offerProductCertifications: [6, 2],
      offerLooseBlowingProcess: [1],
      ordering: 2 as const
    }
    expect(restored({ ...wish, productCertifications: [99, 6, 1] })).toEqual({
      ...wish,
      countryId: 1,
      productGroupId: 3,
      parameters: [108, 131, -18, 127, 159, -130].map((id) => ({ id })),
      productCertifications: [1, 6],
      offerProductCertifications: [2, 6]
    })
  })

  it("include postal code, amount and stations, each restored separately", () => {
    const points = [
      { zipCode: "80333", amount: 4000 },
      { zipCode: "80331", amount: 2500 },
      { zipCode: "80333", amount: 1000 }
    ]
    expect(restored({ zipCode: "10115", amount: 6000, stations: 1, points })).toEqual({
      ...restored({ zipCode: "80333", amount: 7500, stations: 3 }),
      points
    })
    expect(restored({ zipCode: "10115" })).not.toHaveProperty("points")
  })

  it("are the defaults otherwise", () => {
    expect(restored({ stations: 0 }).stations).toBe(1)
    expect(restored({ stations: 6 }).stations).toBe(1)
    expect(restored({ product: { id: 0 } }).product).toEqual({ id: 20 })
    expect(restored({ productCertifications: [] }).productCertifications).toEqual([1, 2, 4, 6])
    expect(restored({ appointmentPlus: false }).appointmentPlus).toBe(false)
    const none = restored({ offerProductCertifications: [99], offerLooseBlowingProcess: [2] })
    expect(none).not.toHaveProperty("offerProductCertifications")
    expect(none).not.toHaveProperty("offerLooseBlowingProcess")
    expect(completeCalculation({ looseBlowingProcess: [1] }, sacks).looseBlowingProcess).toEqual([])
  })

  it("include a setting only if init contains AppointmentPlus", () => {
    const other = { id: 2, key: "Other", name: "Anderes" }
    const settings = (productSettingList: (typeof pellets)["productSettingList"]) =>
      completeCalculation({ appointmentPlus: true }, { ...pellets, productSettingList }).appointmentPlus
    expect(settings([])).toBe(false)
    expect(settings([other])).toBe(false)
    expect(settings([other, ...pellets.productSettingList])).toBe(true)
  })

  it("include climate compensation for liquids only, and only if it was chosen", () => {
    const oil = configurationOf(1, 1)
    const product = (climateNeutral: boolean) =>
      completeCalculation({ product: { id: 3, climateNeutral } }, oil).product
    expect(product(true)).toEqual({ id: 3, climateNeutral: true })
    expect(product(false)).toEqual({ id: 3 })
    expect(completeCalculation({}, oil).product).toEqual({ id: 1 })
    expect(restored({ product: { id: 21, climateNeutral: true } }).product).toEqual({ id: 21 })
  })

  it.each([
    [{ palletBagSize: 15 }, { palletBagSize: 15 }],
    [{ palletBagCount: 96 }, { palletBagCount: 96 }],
    [
      { palletBagSize: 10, palletBagCount: 96 },
      { palletBagSize: 10, palletBagCount: 96 }
    ],
    // no pallet is sold with 96 sacks of 15 kg
    [{ palletBagSize: 15, palletBagCount: 96 }, { palletBagSize: 15 }],
    [{ palletBagSize: 30 }, {}],
    [{ palletBagSize: 30, palletBagCount: 48 }, {}],
    [{ palletBagCount: 47 }, {}],
    [{}, {}]
  ])("keep of the pallet %j what is sold: %j", (wish, kept) => {
    const bags = Object.entries(completeCalculation(wish, sacks)).filter(([name]) =>
      name.startsWith("palletBag")
    )
    expect(bags).toEqual(Object.entries(kept))
    expect(restored(wish)).toEqual(restored({}))
  })
})
