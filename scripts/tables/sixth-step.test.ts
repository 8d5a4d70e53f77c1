import { expect, it } from "vitest"
import { type Change, complaints, sourcesWith } from "../../tools/compiler.ts"

const sixth: Change = {
  file: "src/domain/order/steps.ts",
  text: "  Payment: {\n",
  by: `  DeliveryDate: {
    weight: 10,
    isPartOf: always,
    shown: { segment: "liefertermin", state: "deliveryDate" },
    form: "date",
    hasVariant: false
  },
  Payment: {
`
}

// nothing is timed by this: it is for what hangs
it("the compiler names every place that a sixth step needs", { timeout: 180_000 }, () => {
  const files = sourcesWith(/order\/steps\.ts"|\bStep(?:Form|Wish)\b|"(?:DeliveryAddress|DeliveryStations)"/u)
  const named = complaints([sixth], files).map((complaint) => complaint.split(": ", 1)[0])
  expect([...new Set(named)]).toEqual([
    "e2e/paths/order/gestures.ts",
    "e2e/paths/order/screen.ts",
    "src/domain/wizard/order-forms.ts",
    "src/machines/order.machine.ts",
    "src/services/actors/step-forms.ts",
    "src/ui/order/step-head.ts",
    "src/ui/order/wizard/order.view.ts"
  ])
})
