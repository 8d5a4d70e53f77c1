import { describe, expect, it } from "vitest"
import { offerOf } from "../../../model-tests/data/offers.ts"
import { hasOtherFigures, hasOtherWindow } from "./price-figures.ts"

const seen = offerOf("a", 100_000)

describe("the figures shown of a changed offer (decision 021)", () => {
  it.each([
    ["its price", { totalPrice: 1900 }, { figures: true, window: false }],
    [
      "the first day of its delivery",
      { startDeliveryPeriodDate: "2026-12-02" },
      { figures: true, window: true }
    ],
    [
      "the last day of its delivery",
      { endDeliveryPeriodDate: "2026-12-05" },
      { figures: true, window: true }
    ],
    ["nothing but its price list", { hash: "hash-of-another-list" }, { figures: false, window: false }]
  ])("is %s", (_, change, { figures, window }) => {
    const offer = { ...seen, ...change }
    expect([hasOtherFigures(seen, offer), hasOtherWindow(seen, offer)]).toEqual([figures, window])
  })
})
