import { expect, it } from "vitest"
import { complaints, sourcesWith } from "../../tools/compiler.ts"
import { sixthElsewhere, sixthRow, sixthStep } from "./new-step.ts"

// nothing is timed by these: they are for what hangs
const options = { timeout: 180_000 }

const filesOf = (changes: ReadonlyArray<{ readonly file: string }>) => [
  ...new Set(changes.map(({ file }) => file))
]

/** They follow from the machine: they ask in what state of its it stands, by the table's names. */
const askingTheMachine = ["e2e/paths/order/gestures.ts", "src/ui/order/wizard/order.view.ts"]

it("the compiler names every place that a sixth step needs", options, () => {
  const files = sourcesWith(/order\/steps\.ts"|\bStep(?:Form|Wish)\b|"(?:DeliveryAddress|DeliveryStations)"/u)
  expect(files.length).toBeGreaterThan(50)
  const named = complaints([sixthRow], files).map((complaint) => ({
    file: complaint.split(": ", 1)[0] ?? ""
  }))
  expect(filesOf(named)).toEqual([...filesOf(sixthElsewhere), ...askingTheMachine].toSorted())
})

it("with those places and its call a sixth step is whole", options, () => {
  expect(complaints(sixthStep, [...filesOf(sixthStep), ...askingTheMachine])).toEqual([])
})
