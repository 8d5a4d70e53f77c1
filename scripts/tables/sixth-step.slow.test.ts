import { expect, it } from "vitest"
import { complaints, sourcesWith } from "../../tools/compiler.ts"
import { sixthAnswer, sixthElsewhere, sixthRow, sixthStep } from "./new-step.ts"

const filesOf = (changes: ReadonlyArray<{ readonly file: string }>) => [
  ...new Set(changes.map(({ file }) => file))
]

/** Files that depend on steps and answers, but must not need a change for a new step. */
const following = [
  "e2e/paths/order/gestures.ts",
  "src/contract/schemas/order.schema.ts",
  "src/domain/order/draft.ts",
  "src/domain/order/summary.ts",
  "src/machines/order.machine.ts",
  "src/server/orders/draft-row.ts",
  "src/server/orders/mailed-order.ts",
  "src/server/orders/place-statement.ts",
  "src/server/orders/receipt-sections.ts",
  "src/ui/order/desk/staff-order/GoodsPart.tsx",
  "src/ui/order/summary/SummarySheet.tsx",
  "src/ui/order/wizard/order.view.ts"
]

const isOfTheProduct = (file: string) => file.startsWith("src/") && !file.endsWith(".gen.ts")

it("the compiler reports every place that a sixth step and its stored data need", () => {
  const files = sourcesWith(
    /order\/steps\.ts"|\b(?:Step(?:Form|Wish)|OrderAnswers)\b|"(?:DeliveryAddress|DeliveryStations)"/u
  )
  expect(files.length).toBeGreaterThan(50)
  const named = complaints([sixthRow, sixthAnswer], files).map((complaint) => ({
    file: complaint.split(": ", 1)[0] ?? ""
  }))
  expect(filesOf(named)).toEqual(
    [...filesOf(sixthElsewhere), "src/contract/order-steps.api.ts", "src/domain/order/answers.ts"].toSorted()
  )
})

it("with those places and its call a sixth step works", () => {
  expect(complaints(sixthStep, [...filesOf(sixthStep), ...following])).toEqual([])
})

it("a step needs at most eight files, including its view", () => {
  expect(filesOf(sixthStep).filter(isOfTheProduct).length + 1).toBeLessThanOrEqual(8)
})
