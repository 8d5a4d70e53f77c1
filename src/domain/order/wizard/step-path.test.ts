import { expect, it } from "vitest"
import {
  addressModalOfPath,
  pathOfShown,
  stationOfPath,
  stepWishOfPath,
  subStepOfPath,
  segmentOfVariant
} from "./step-path.ts"
import { paymentVariants } from "../steps.ts"

it("reads a step, with or without something behind it", () => {
  expect(stepWishOfPath("adresse", undefined)).toEqual({ step: "DeliveryAddress", variant: null })
  expect(stepWishOfPath("bezahlung", "irgendwas")).toEqual({ step: "Payment", variant: null })
  expect(stepWishOfPath("bestellung-abschliessen", undefined)).toEqual({ step: "Summary", variant: null })
})

it("reads a variant before its step, and ignores one it does not know", () => {
  expect(stepWishOfPath("invoice", "bezahlung")).toEqual({ step: "Payment", variant: "Invoice" })
  expect(stepWishOfPath("barzahlung", "bezahlung")).toEqual({ step: "Payment", variant: null })
})

it.each(["adresse", "mengenverteilung", "bestellung-abschliessen"])(
  "ignores a variant before %s, which has none, and opens the step",
  (segment) => {
    expect(stepWishOfPath("sepa", segment)).toEqual({ ...stepWishOfPath(segment, undefined), variant: null })
  }
)

it("leaves an address alone that names the step that is shown", () => {
  expect(pathOfShown("Payment", ["bezahlung", undefined, undefined])).toBeUndefined()
  expect(pathOfShown("Payment", ["interaidsepa", "bezahlung", undefined])).toBeUndefined()
  expect(pathOfShown("DeliveryAddress", ["adresse", "neu", undefined])).toBeUndefined()
})

it("names the step that is shown in place of another one, or of a variant that does not fit", () => {
  expect(pathOfShown("Summary", ["sepa", "bezahlung", undefined])).toEqual([
    "bestellung-abschliessen",
    undefined
  ])
  expect(pathOfShown("DeliveryAddress", [undefined, undefined, undefined])).toEqual(["adresse", undefined])
  expect(pathOfShown("DeliveryAddress", ["sepa", "adresse", "neu"])).toEqual(["adresse", "neu"])
  expect(pathOfShown("Payment", ["bar", "bezahlung", undefined])).toEqual(["bezahlung", undefined])
  expect(pathOfShown("Payment", ["adresse", "neu", undefined])).toEqual(["bezahlung", undefined])
})

it("knows every way to pay by its segment", () => {
  for (const variant of paymentVariants)
    expect(stepWishOfPath(segmentOfVariant(variant), "bezahlung")).toEqual({ step: "Payment", variant })
  expect(stepWishOfPath(undefined, "bezahlung")).toEqual({ step: "Payment", variant: null })
})

it("names no step for anything else", () => {
  expect(stepWishOfPath(undefined, undefined)).toBeNull()
  expect(stepWishOfPath("kasse", undefined)).toBeNull()
  expect(stepWishOfPath("invoice", "kasse")).toBeNull()
})

it("reads what stands behind the step: a station, or the form of an own address", () => {
  expect(subStepOfPath("adresse", "neu", undefined)).toBe("neu")
  expect(subStepOfPath("invoice", "bezahlung", "paypal")).toBe("paypal")
  expect(subStepOfPath("kasse", "a", undefined)).toBeUndefined()
  expect(stationOfPath("mengenverteilung", "2", undefined)).toBe(1)
  for (const text of ["6", "0", "12", "21", "a1", "1a"])
    expect(stationOfPath("mengenverteilung", text, undefined), `for ${text}`).toBeNull()
  expect(stationOfPath("mengenverteilung", undefined, undefined)).toBeNull()
  expect(addressModalOfPath("adresse", "neu", undefined)).toEqual({ id: null })
  expect(addressModalOfPath("adresse", "17", undefined)).toEqual({ id: 17 })
  expect(addressModalOfPath("adresse", "999999999", undefined)).toEqual({ id: 999_999_999 })
  for (const text of ["alt", "0", "017", "a17", "17a", "1234567890", undefined])
    expect(addressModalOfPath("adresse", text, undefined), `for ${text}`).toBeUndefined()
  expect(addressModalOfPath("mengenverteilung", "17", undefined)).toBeUndefined()
  expect(addressModalOfPath("kasse", "neu", undefined)).toBeUndefined()
})
