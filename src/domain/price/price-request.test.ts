import { describe, expect, it } from "vitest"
import type { OptionChoice } from "../options/calculation.ts"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import type { PartialCalculation } from "../options/order-query.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { dayOfIso } from "./local-day.ts"
import { feeSlot, priceRequest } from "./price-request.ts"

const wish = (partial: PartialCalculation = {}, groupId: ProductGroupId = 3) =>
  completeCalculation({ zipCode: "10115", ...partial }, configurationOf(1, groupId))
const withOptions = (...parameters: ReadonlyArray<OptionChoice>) => priceRequest(wish({ parameters }))

/** Returns fee rows as key and option id. */
const fees = (slots: ReadonlyArray<number> | undefined, groupId: ProductGroupId = 3) =>
  slots?.map((slot) => `${feesOf(groupId)[slot]?.key} ${feesOf(groupId)[slot]?.optionId}`)

describe("what a calculation requests of the dealers", () => {
  it("is by default only the goods, without avoidable fees", () => {
    expect(priceRequest(wish())).toEqual({
      productGroupId: 3,
      productId: 20,
      amount: 6000,
      stations: 1,
      priceUnitAmount: 1000,
      kilogramsPerUnit: 1,
      certifications: undefined,
      unavoidable: [feeSlot(3, "BlowingIn", 0)],
      asked: [],
      deadline: undefined,
      desiredDay: undefined,
      paymentId: undefined,
      instalmentMonths: undefined,
      bagSize: undefined,
      bagCount: undefined,
      appointmentPlusFee: feeSlot(3, "AppointmentPlus", 0),
      additionalStationFee: feeSlot(3, "AdditionalStation", 0)
    })
  })

  it("has the unit and product of its group", () => {
    const oil = priceRequest(wish({}, 1))
    expect(oil).toMatchObject({ productId: 1, priceUnitAmount: 100, amount: 3000, unavoidable: [] })
    expect(oil?.kilogramsPerUnit).toBeUndefined()
    const sacks = priceRequest(wish({ palletBagSize: 15, palletBagCount: 66 }, 4))
    expect(sacks).toMatchObject({ productId: 23, priceUnitAmount: 1, kilogramsPerUnit: 975 })
    expect(sacks).toMatchObject({ bagSize: 15, bagCount: 66 })
    expect(priceRequest(wish({ product: { id: 21 } }))?.productId).toBe(21)
    // -1 stands for the default product of the group (rule calculator.wish)
    expect(priceRequest({ ...wish(), product: { id: -1 } })?.productId).toBe(20)
    expect(priceRequest({ ...wish(), product: { id: 0 } })?.productId).toBe(0)
  })

  it("includes each chosen fee, in the order of the fee table", () => {
    expect(fees(withOptions({ id: 160 }, { id: 128 }, { id: 132 })?.asked)).toEqual([
      "DeliveryTime 132",
      "TruckSize 128",
      "TubeLength 160"
    ])
    const rich = { appointmentPlus: true, stations: 2, looseBlowingProcess: [1], parameters: [{ id: 161 }] }
    expect(fees(priceRequest(wish(rich))?.asked)).toEqual([
      "BlowingIn 1",
      "AdditionalStation 0",
      "TubeLength 161",
      "AppointmentPlus 0"
    ])
    const neutral = priceRequest(wish({ product: { id: 1, climateNeutral: true } }, 1))
    expect(fees(neutral?.asked, 1)).toEqual(["ClimatePart 0"])
    expect(priceRequest({ ...wish({}, 1), product: { id: 1, climateNeutral: false } })?.asked).toEqual([])
    const dated = withOptions({ id: 141, desiredDate: "2026-12-01" })
    expect(fees(dated?.asked)).toEqual(["DesiredDate 141"])
    expect(priceRequest({ ...wish(), looseBlowingProcess: [2] })?.asked).toEqual([])
  })

  it("includes a deadline in workdays, with a fee only for dealers who would come later", () => {
    expect(withOptions({ id: 108 })?.deadline).toBeUndefined()
    expect(withOptions({ id: 109 })?.deadline).toEqual({ workdays: 10, fee: undefined })
    expect(withOptions({ id: 110 })).toMatchObject({
      deadline: { workdays: 2, fee: feeSlot(3, "MaxDelivery", 110) },
      asked: []
    })
    expect(withOptions({ id: 111 })?.deadline).toEqual({ workdays: 1, fee: feeSlot(3, "MaxDelivery", 111) })
  })

  it("includes a day with its date, or without deliveries", () => {
    expect(withOptions({ id: 141, desiredDate: "2026-12-01" })?.desiredDay).toBe(dayOfIso("2026-12-01"))
    const onDay = (choice: OptionChoice) => priceRequest({ ...wish(), parameters: [choice] })?.desiredDay
    expect(onDay({ id: 141, desiredDate: "2026-02-30" })).toBe(-1)
    expect(onDay({ id: 141 })).toBe(-1)
    expect(onDay({ id: -130, desiredDate: "2026-12-01" })).toBeUndefined()
  })

  it("includes a payment kind only if a concrete one was chosen (rule option.any)", () => {
    expect(withOptions({ id: -18 })?.paymentId).toBeUndefined()
    expect(withOptions({ id: 40 })).toMatchObject({ paymentId: 40, instalmentMonths: undefined })
    expect(withOptions({ id: 45 })).toMatchObject({ paymentId: 45, instalmentMonths: 6 })
    expect(withOptions({ id: 45, modifier: 18 })).toMatchObject({ paymentId: 45, instalmentMonths: 18 })
    expect(priceRequest({ ...wish(), parameters: [{ id: 45 }] })?.instalmentMonths).toBe(6)
    expect(withOptions({ id: 128 })?.paymentId, "an id above 0 of another group").toBeUndefined()
  })

  it("includes the chosen certifications, or all", () => {
    expect(priceRequest(wish({ productCertifications: [2, 6] }))?.certifications).toEqual([new Set([2, 6])])
    expect(priceRequest(wish({ productCertifications: [1, 2, 4, 6] }))?.certifications).toBeUndefined()
  })

  it("is nothing if the group does not have the chosen goods", () => {
    const parameters = [{ id: 108 }, { id: 5 }]
    expect(priceRequest({ ...wish(), parameters }), "an option of oil").toBeUndefined()
    expect(priceRequest({ ...wish(), product: { id: 20, climateNeutral: true } })).toBeUndefined()
    expect(priceRequest({ ...wish({}, 4), looseBlowingProcess: [1] })).toBeUndefined()
  })
})

describe("the index of a fee", () => {
  it("is that in the group's fee table, or undefined", () => {
    expect(feesOf(3)[feeSlot(3, "TubeLength", 161)]).toMatchObject({ key: "TubeLength", optionId: 161 })
    expect(feesOf(3)[feeSlot(3, "BlowingIn", 1)]).toMatchObject({ key: "BlowingIn", optionId: 1 })
    expect(feeSlot(3, "TubeLength", 9)).toBe(-1)
    expect(feeSlot(4, "BlowingIn", 0)).toBe(-1)
    expect(feeSlot(3, "", 0)).toBe(-1)
  })
})
