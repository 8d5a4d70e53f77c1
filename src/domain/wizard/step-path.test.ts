import { expect, it } from "vitest"
import { stepWishOfPath } from "./step-path.ts"

it("reads a step, with or without something behind it", () => {
  expect(stepWishOfPath("adresse", undefined)).toEqual({ step: "DeliveryAddress", variant: null })
  expect(stepWishOfPath("bezahlung", "irgendwas")).toEqual({ step: "Payment", variant: null })
  expect(stepWishOfPath("bestellung-abschliessen", undefined)).toEqual({ step: "Summary", variant: null })
})

it("reads a variant before its step, and ignores one it does not know", () => {
  expect(stepWishOfPath("invoice", "bezahlung")).toEqual({ step: "Payment", variant: "Invoice" })
  expect(stepWishOfPath("barzahlung", "bezahlung")).toEqual({ step: "Payment", variant: null })
})

it("names no step for anything else", () => {
  expect(stepWishOfPath(undefined, undefined)).toBeNull()
  expect(stepWishOfPath("kasse", undefined)).toBeNull()
  expect(stepWishOfPath("invoice", "kasse")).toBeNull()
})
