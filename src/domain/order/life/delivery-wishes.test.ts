import { expect, it } from "vitest"
import type { Calculation } from "../../options/calculation.ts"
import { optionsOf } from "../../options/catalogue.ts"
import { desiredDateId, gentleBlowing, invoicePaymentId } from "../../options/option-ids.ts"
import { deliveryWishes, qualityOf } from "./delivery-wishes.ts"

const longest = optionsOf(3)
  .filter(({ group }) => group === "TubeLength")
  .at(-1)
const desired = optionsOf(3).find(({ id }) => id === desiredDateId(3))
const smallest = optionsOf(3).find(({ group }) => group === "TruckSize")

const calculation: Calculation = {
  productGroupId: 3,
  countryId: 1,
  zipCode: "80331",
  amount: 6000,
  stations: 1,
  product: { id: 20 },
  parameters: [
    { id: invoicePaymentId },
    { id: desiredDateId(3), desiredDate: "2026-12-03" },
    { id: smallest?.id ?? 0 },
    { id: longest?.id ?? 0 },
    { id: -1 }
  ],
  appointmentPlus: false,
  productCertifications: [],
  looseBlowingProcess: [],
  ordering: 0
}

it("the wishes are sorted: hose, access, time; payment is not one of them", () => {
  expect(deliveryWishes(calculation)).toStrictEqual([
    { group: "TubeLength", name: longest?.name },
    { group: "TruckSize", name: smallest?.name },
    { group: "DesiredDate", name: desired?.name, day: "2026-12-03" }
  ])
})

it("there are none without a desired day, or if it is not known what is desired", () => {
  const parameters = [{ id: -130 }, { id: -18 }, { id: 0 }, { id: 4711 }]
  expect(deliveryWishes({ ...calculation, parameters })).toEqual([])
})

it("they include wishes that are not options: gentle blowing in, a fixed hour, climate compensation", () => {
  const all = deliveryWishes({
    ...calculation,
    parameters: [],
    looseBlowingProcess: [gentleBlowing.id],
    appointmentPlus: true,
    product: { id: 20, climateNeutral: true }
  })
  expect(all).toEqual([
    { group: "Blowing", name: gentleBlowing.name },
    { group: "AppointmentPlus", name: "" },
    { group: "Climate", name: "" }
  ])
})

it("they name the offer's certificates, and those of no other goods", () => {
  expect(qualityOf({ productGroupId: 3 }, { certificationIds: [1, 4, 99] })).toEqual([
    "ENplus A1",
    "ENplus A2"
  ])
  expect(qualityOf({ productGroupId: 1 }, { certificationIds: [1] })).toEqual([])
  expect(qualityOf({ productGroupId: 9 }, { certificationIds: [52] })).toEqual([
    "ISO 17225-4 A2",
    "bis 35\u00a0% Wasser"
  ])
})
