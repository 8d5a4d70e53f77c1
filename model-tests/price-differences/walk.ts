import { priceDifferencesMachine } from "../../src/machines/price-differences.machine.ts"
import { calculationOf } from "../data/offers.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const plain = calculationOf()
const express = calculationOf({ parameters: [{ id: 110 }] })
const known = {
  delivery: [{ foreignId: 110, totalPriceDelta: 49, available: true, totalPrice: 2049, sameDealer: true }]
}

export const priceDifferencesWalk = walkOf(priceDifferencesMachine, {
  ways: {
    everywhere: {
      inputs: [{}],
      events: [
        { type: "differences.want" },
        { type: "calculation.finished", calculation: plain },
        { type: "calculation.finished", calculation: express },
        { type: "calculation.left" },
        done("fetchDifferences", known),
        fails("fetchDifferences")
      ],
      sees: ({ value, context }) => [value, context.calculation?.parameters]
    }
  },
  promises: {
    "differences are shown only beside the result they belong to": ({ value, context }) =>
      value === "known" || Object.keys(context.differences).length === 0,
    "nothing is asked without a result": ({ value, context }) =>
      value !== "asking" || context.calculation !== null,
    "no answer breaks it": ({ status }) => status !== "error"
  }
})
