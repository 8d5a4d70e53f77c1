import { describe, expect, it } from "vitest"
import { applicableSteps, type OrderStep } from "../steps.ts"
import { draftOf } from "../../../../model-tests/data/drafts.ts"
import { stepAfter, stepBefore, stepProblem, stepShown } from "./step-walk.ts"

const single = applicableSteps({ stations: 1, variant: "Invoice" })
const several = applicableSteps({ stations: 2, variant: "Sepa" })
const order = (steps: ReadonlyArray<OrderStep>, summaryHash: string | null = "hash") => ({
  applicableSteps: single,
  steps,
  summaryHash
})

describe("a request for a step", () => {
  it("is accepted if the server has validated the step", () => {
    expect(stepProblem(order(single), { step: "Summary", variant: null })).toBeUndefined()
    expect(stepProblem(order(single), { step: "Payment", variant: "Invoice" })).toBeUndefined()
  })

  it("has a reason if it is refused", () => {
    expect(stepProblem(order(single), { step: "FinalCheck", variant: null })).toBe("stepNotAddressable")
    expect(stepProblem(order(single), { step: "DeliveryStations", variant: null })).toBe("stepNotApplicable")
    expect(stepProblem(order(single), { step: "Payment", variant: "Sepa" })).toBe("stepVariantDiffers")
    expect(stepProblem(order(single.slice(0, 1)), { step: "Payment", variant: null })).toBe(
      "stepNotValidated"
    )
    expect(
      stepProblem(order(single, null), { step: "Summary", variant: null }),
      "nothing to be ordered"
    ).toBe("stepNotValidated")
    expect(stepProblem(order(single, null), { step: "Payment", variant: null })).toBeUndefined()
  })

  it("shows its step, or else the latest accessible one", () => {
    const addressed = draftOf("addressed")
    expect(stepShown(addressed, { step: "DeliveryAddress", variant: null })).toBe("DeliveryAddress")
    expect(stepShown(addressed, { step: "Summary", variant: null })).toBe("Payment")
    expect(stepShown(addressed, { step: "Payment", variant: "Sepa" })).toBe("Payment")
    expect(stepShown(addressed, null)).toBe("Payment")
    expect(stepShown(draftOf("paid"), null)).toBe("Summary")
    expect(stepShown(draftOf("paid", { summaryHash: null }), null), "nothing to be ordered").toBe("Payment")
    expect(stepShown(draftOf("closed"), null)).toBe("DeliveryAddress")
  })

  it("moves forward and back through the order's own steps", () => {
    expect(stepAfter(single, "DeliveryAddress")).toEqual({ step: "Payment", variant: "Invoice" })
    expect(stepAfter(several, "DeliveryAddress")).toEqual({ step: "DeliveryStations", variant: null })
    expect(stepBefore(several, "Payment")).toEqual({ step: "DeliveryStations", variant: null })
    expect([stepAfter(single, "Summary"), stepBefore(single, "DeliveryAddress")]).toEqual([null, null])
    expect(stepAfter(single.slice(0, 3), "Summary")).toBeNull()
  })
})
