import { expect, it, vi } from "vitest"
import { emptyAddress } from "../../domain/address/address.ts"
import { keptValues } from "../browser/storage.ts"
import { keepTyped, readTyped, typedElsewhere, typedStationsElsewhere } from "./typed-forms.ts"

const typed = {
  DeliveryAddress: {
    step: "DeliveryAddress",
    emailAddress: "erika@",
    deliveryAddress: { ...emptyAddress(1, "01067"), firstName: "Erika" },
    useInvoiceAddress: false,
    invoiceAddress: null
  },
  Payment: {
    step: "Payment",
    isInteraidPayment: false,
    paymentId: 40,
    paymentModifier: -1,
    orderReference: "K 7"
  }
} as const

it("restores stored input", () => {
  const values = keptValues(() => undefined)
  keepTyped(values, "d1", typed)
  expect(readTyped(values, "d1")).toEqual(typed)
  expect(readTyped(values, "d2")).toEqual({})
})

it("stores neither bank account nor date of birth", () => {
  const values = keptValues(() => undefined)
  const sepa = { accountHolder: "Erika", iban: "DE89", mandateAccepted: true, mandateTextVersion: "1" }
  const installment = {
    optionId: "6",
    birthDate: "1980-01-01",
    iban: "DE89",
    deviceToken: "",
    consentVersion: ""
  }
  keepTyped(values, "d1", { ...typed, Payment: { ...typed.Payment, sepa, installment } })
  expect(values.get("order-typed:d1")).not.toContain("DE89")
  expect(readTyped(values, "d1")).toEqual(typed)
})

it("deletes a draft once all its forms are saved", () => {
  const values = keptValues(() => undefined)
  keepTyped(values, "d1", typed)
  keepTyped(values, "d1", { DeliveryAddress: undefined })
  expect(values.get("order-typed:d1")).toBeUndefined()
})

it("restores the line of neighbours with the stations, and ignores one that is no text", () => {
  const values = keptValues(() => undefined)
  const stations = { step: "DeliveryStations", stations: [{ amount: 1000, address: null }] } as const
  const neighbours = { DeliveryStations: { ...stations, neighbours: "Huber 14" } }
  for (const forms of [neighbours, { DeliveryStations: stations }]) {
    keepTyped(values, "d1", forms)
    expect(readTyped(values, "d1")).toEqual(forms)
  }
  values.set("order-typed:d1", JSON.stringify({ DeliveryStations: { ...stations, neighbours: 14 } }))
  expect(readTyped(values, "d1")).toEqual({})
})

it("ignores invalid forms", () => {
  const values = keptValues(() => undefined)
  const { city: _, ...halfAddress } = typed.DeliveryAddress.deliveryAddress
  for (const broken of [
    { ...typed.DeliveryAddress, deliveryAddress: halfAddress },
    { ...typed.DeliveryAddress, useInvoiceAddress: "yes" },
    { ...typed.DeliveryAddress, step: "Payment" }
  ]) {
    values.set("order-typed:d1", JSON.stringify({ ...typed, DeliveryAddress: broken }))
    expect(readTyped(values, "d1")).toEqual({ Payment: typed.Payment })
  }
})

it("finds the neighbours that were entered for another order (rule order.former-address)", () => {
  const values = keptValues(() => undefined)
  const huber = { ...emptyAddress(1, "01067"), lastName: "Huber", houseNumber: "14" }
  const stations = [
    { amount: 3000, address: null },
    { amount: 3000, address: huber },
    { amount: 3000, address: emptyAddress(1, "01067") }
  ]
  keepTyped(values, "d1", { DeliveryStations: { step: "DeliveryStations", stations } })
  expect(typedStationsElsewhere(values, "d2")).toEqual([huber])
  expect(typedStationsElsewhere(values, "d1")).toEqual([])
})

it("finds the address that was last entered for another order (rule order.former-address)", () => {
  vi.useFakeTimers({ now: 1000 })
  const values = keptValues(() => undefined)
  expect(typedElsewhere(values, "d3")).toEqual([])
  const other = { ...typed.DeliveryAddress, emailAddress: "max@example.org" }
  keepTyped(values, "d2", { DeliveryAddress: other })
  vi.setSystemTime(2000)
  keepTyped(values, "d1", typed)
  vi.setSystemTime(3000)
  keepTyped(values, "d3", { DeliveryAddress: other })
  keepTyped(values, "d4", { Payment: typed.Payment })
  vi.useRealTimers()
  expect(typedElsewhere(values, "d3")).toEqual([typed.DeliveryAddress])
  expect(readTyped(values, "d4"), "a form of another step is left alone").toEqual({ Payment: typed.Payment })
})
