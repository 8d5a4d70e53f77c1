import { expect, it } from "vitest"
import type { KeptEdit } from "../../machines/cancellation.machine.ts"
import { forgetBatch } from "./forget-batch.ts"
import { keptBatch } from "./kept-batch.ts"
import { keptValues } from "./storage.ts"

const values = () => keptValues(() => undefined)

const edits: ReadonlyArray<KeptEdit> = [
  { orderId: "A", version: 3, booking: { isBooked: true, bookedAs: "credit" } },
  {
    orderId: "C",
    version: 4,
    booking: { isBooked: true, bookedAs: "credit" },
    base: { isBooked: false, bookedAs: null }
  },
  { orderId: "B", version: 0, booking: { isBooked: false, bookedAs: null } }
]

it("returns a batch only to its owner", () => {
  const tab = values()
  keptBatch(tab, "7").keep(edits)
  expect(keptBatch(tab, "7").read()).toEqual(edits)
  expect(keptBatch(tab, "8").read()).toEqual([])
})

it("stores ten thousand rows, far more than the limit of other lists", () => {
  const tab = values()
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    orderId: `order-${String(n).padStart(16, "0")}`,
    version: n,
    booking: { isBooked: true, bookedAs: "goodwill" as const }
  }))
  keptBatch(tab, "7").keep(many)
  expect(keptBatch(tab, "7").read()).toEqual(many)
})

it.each([
  ["text that is not JSON", "{"],
  ["a value of another shape", JSON.stringify({ userId: "7", edits: {} })],
  ["an unknown mode", JSON.stringify({ userId: "7", edits: [["A", 3, "gift"]] })],
  ["an invalid version", JSON.stringify({ userId: "7", edits: [["A", 1.5, "credit"]] })]
])("ignores %s", (_, text) => {
  const tab = values()
  tab.set("cancellation-batch", text)
  expect(keptBatch(tab, "7").read()).toEqual([])
})

it("is empty after it was dropped or deleted by sign-out", () => {
  const tab = values()
  const batch = keptBatch(tab, "7")
  batch.keep(edits)
  batch.drop()
  expect(batch.read()).toEqual([])
  batch.keep(edits)
  forgetBatch(tab)
  expect(batch.read()).toEqual([])
})
