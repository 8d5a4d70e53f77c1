import { expect, it } from "vitest"
import type { TypedNotes } from "../../domain/cancellation/notes.ts"
import { forgetBatch, wordsKey } from "./forget-batch.ts"
import { keptWords } from "./kept-words.ts"
import { keptValues } from "./storage.ts"

const values = () => keptValues(() => undefined)

const notes: TypedNotes = {
  orderId: "A",
  version: 3,
  given: { reason: null, comment: "" },
  feedback: { reason: "priceTooHigh", comment: "zwei\nZeilen" },
  drafts: { customer: "", dealer: "Zweimal angerufen." },
  tried: { customer: null, dealer: { text: "Zweimal angerufen.", key: "panel-1" } }
}

it("returns texts only to their owner", () => {
  const tab = values()
  keptWords(tab, "7").keep([notes])
  expect(keptWords(tab, "7").read()).toEqual([notes])
  expect(keptWords(tab, "8").read()).toEqual([])
})

it.each([
  ["text that is not JSON", "{"],
  ["a value of another shape", JSON.stringify({ userId: "7", notes: {} })],
  ["an unknown reason", JSON.stringify({ userId: "7", notes: [{ ...notes, given: { reason: "x" } }] })],
  ["missing drafts", JSON.stringify({ userId: "7", notes: [{ ...notes, drafts: null }] })],
  ["an invalid version", JSON.stringify({ userId: "7", notes: [{ ...notes, version: 1.5 }] })]
])("ignores %s", (_, text) => {
  const tab = values()
  tab.set("cancellation-batch-words", text)
  expect(keptWords(tab, "7").read()).toEqual([])
})

it("deletes texts once there are none, or when the user signs out", () => {
  const tab = values()
  const words = keptWords(tab, "7")
  words.keep([notes])
  words.keep([])
  expect(tab.get("cancellation-batch-words")).toBeUndefined()
  words.keep([notes])
  forgetBatch(tab)
  expect(words.read()).toEqual([])
})

it.each([
  ["missing", undefined],
  ["of another type", 3],
  ["without a key", { dealer: { text: "Zweimal angerufen." } }]
])("returns no pending comment if the stored one is %s", (_, tried) => {
  const tab = values()
  tab.set(wordsKey, JSON.stringify({ userId: "7", notes: [{ ...notes, tried }] }))
  expect(keptWords(tab, "7").read()).toEqual([{ ...notes, tried: { customer: null, dealer: null } }])
})
