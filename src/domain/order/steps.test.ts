import { describe, expect, it } from "vitest"
import {
  addressableSteps,
  applicableSteps,
  formSteps,
  isAccessible,
  latestAccessible,
  ofEachStep,
  type OrderStep,
  orderSteps,
  saveCallOf,
  stepOfSegment,
  stepsOfEveryOrder
} from "./steps.ts"

const single = applicableSteps({ stations: 1, variant: "Invoice" })
const several = applicableSteps({ stations: 3, variant: "Sepa" })
const upTo = (steps: ReadonlyArray<OrderStep>, count: number) => steps.slice(0, count)

describe("the steps of an order", () => {
  it("are ordered by weight", () => {
    expect(single.map((step) => step.weight)).toEqual([0, 20, 99, 100])
    expect(several.map((step) => step.weight)).toEqual([0, 5, 20, 99, 100])
  })

  it("include the stations step only with more than one station", () => {
    expect(single.some((step) => step.key === "DeliveryStations")).toBe(false)
    for (const stations of [2, 3, 5])
      expect(
        applicableSteps({ stations, variant: "Sepa" }).some((step) => step.key === "DeliveryStations")
      ).toBe(true)
  })

  it("are accessible only with their key and a matching variant", () => {
    expect(isAccessible(single, "Payment", "Invoice")).toBe(true)
    expect(isAccessible(single, "Payment", "Sepa")).toBe(false)
    expect(isAccessible(single, "Payment", null)).toBe(true)
    expect(isAccessible(upTo(single, 1), "Payment", "Invoice")).toBe(false)
  })

  it("fall back to the latest accessible step, searched from the end", () => {
    expect(latestAccessible(single, [])).toBe("DeliveryAddress")
    expect(latestAccessible(single, upTo(single, 1))).toBe("DeliveryAddress")
    expect(latestAccessible(several, upTo(several, 2))).toBe("DeliveryStations")
    expect(latestAccessible(single, upTo(single, 2))).toBe("Payment")
    expect(latestAccessible(single, upTo(single, 3))).toBe("Summary")
    expect(latestAccessible(single, single), "the final check has no address").toBe("Summary")
  })

  it("have German URL segments", () => {
    expect(
      ["adresse", "mengenverteilung", "bezahlung", "bestellung-abschliessen", "final-check"].map(
        stepOfSegment
      )
    ).toEqual(["DeliveryAddress", "DeliveryStations", "Payment", "Summary", undefined])
  })

  it("have a state of the wizard each, except the final check", () => {
    expect(addressableSteps.map((step) => [step, orderSteps[step].shown.state])).toEqual([
      ["DeliveryAddress", "deliveryAddress"],
      ["DeliveryStations", "deliveryStations"],
      ["Payment", "payment"],
      ["Summary", "summary"]
    ])
    expect(stepsOfEveryOrder).toEqual(["DeliveryAddress", "Payment", "Summary"])
    expect(ofEachStep(1)).toEqual({ DeliveryAddress: 1, DeliveryStations: 1, Payment: 1, Summary: 1 })
  })

  it("are saved under the name of their form if they have one", () => {
    expect(formSteps.map((step) => [step, orderSteps[step].form, saveCallOf(step)])).toEqual([
      ["DeliveryAddress", "address", "saveAddress"],
      ["DeliveryStations", "stations", "saveStations"],
      ["Payment", "payment", "savePayment"]
    ])
  })
})
