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

it("a path is parsed to its step, with or without further segments", () => {
  expect(stepWishOfPath("adresse", undefined)).toEqual({ step: "DeliveryAddress", variant: null })
  expect(stepWishOfPath("bezahlung", "irgendwas")).toEqual({ step: "Payment", variant: null })
  expect(stepWishOfPath("bestellung-abschliessen", undefined)).toEqual({ step: "Summary", variant: null })
})

it("a variant before its step is parsed, and an unknown one ignored", () => {
  expect(stepWishOfPath("invoice", "bezahlung")).toEqual({ step: "Payment", variant: "Invoice" })
  expect(stepWishOfPath("barzahlung", "bezahlung")).toEqual({ step: "Payment", variant: null })
})

it.each(["adresse", "mengenverteilung", "bestellung-abschliessen"])(
  "ignores a variant before %s, which has none, and opens the step",
  (segment) => {
    expect(stepWishOfPath("sepa", segment)).toEqual({ ...stepWishOfPath(segment, undefined), variant: null })
  }
)

it("a path that names the shown step is unchanged", () => {
  expect(pathOfShown("Payment", ["bezahlung", undefined, undefined])).toBeUndefined()
  expect(pathOfShown("Payment", ["interaidsepa", "bezahlung", undefined])).toBeUndefined()
  expect(pathOfShown("DeliveryAddress", ["adresse", "neu", undefined])).toBeUndefined()
})

it("the shown step replaces another one, or an unsuitable variant, in the path", () => {
  expect(pathOfShown("Summary", ["sepa", "bezahlung", undefined])).toEqual([
    "bestellung-abschliessen",
    undefined
  ])
  expect(pathOfShown("DeliveryAddress", [undefined, undefined, undefined])).toEqual(["adresse", undefined])
  expect(pathOfShown("DeliveryAddress", ["sepa", "adresse", "neu"])).toEqual(["adresse", "neu"])
  expect(pathOfShown("Payment", ["bar", "bezahlung", undefined])).toEqual(["bezahlung", undefined])
  expect(pathOfShown("Payment", ["adresse", "neu", undefined])).toEqual(["bezahlung", undefined])
})

it("every payment method is found by its segment", () => {
  for (const variant of paymentVariants)
    expect(stepWishOfPath(segmentOfVariant(variant), "bezahlung")).toEqual({ step: "Payment", variant })
  expect(stepWishOfPath(undefined, "bezahlung")).toEqual({ step: "Payment", variant: null })
})

it("other paths have no step", () => {
  expect(stepWishOfPath(undefined, undefined)).toBeNull()
  expect(stepWishOfPath("kasse", undefined)).toBeNull()
  expect(stepWishOfPath("invoice", "kasse")).toBeNull()
})

it("the part after the step is parsed: a station, or the form of an own address", () => {
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
