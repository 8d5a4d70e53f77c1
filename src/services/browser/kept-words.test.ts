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

it("gives words back to their owner alone", () => {
  const tab = values()
  keptWords(tab, "7").keep([notes])
  expect(keptWords(tab, "7").read()).toEqual([notes])
  expect(keptWords(tab, "8").read()).toEqual([])
})

it.each([
  ["nothing that can be read", "{"],
  ["another shape", JSON.stringify({ userId: "7", notes: {} })],
  [
    "a reason that there is not",
    JSON.stringify({ userId: "7", notes: [{ ...notes, given: { reason: "x" } }] })
  ],
  ["no drafts", JSON.stringify({ userId: "7", notes: [{ ...notes, drafts: null }] })],
  ["a version that is none", JSON.stringify({ userId: "7", notes: [{ ...notes, version: 1.5 }] })]
])("takes %s for nothing", (_, text) => {
  const tab = values()
  tab.set("cancellation-batch-words", text)
  expect(keptWords(tab, "7").read()).toEqual([])
})

it("are gone once there are none, or once the user has signed out", () => {
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
  ["none", undefined],
  ["something else", 3],
  ["one without a key", { dealer: { text: "Zweimal angerufen." } }]
])("takes %s for no comment on its way", (_, tried) => {
  const tab = values()
  tab.set(wordsKey, JSON.stringify({ userId: "7", notes: [{ ...notes, tried }] }))
  expect(keptWords(tab, "7").read()).toEqual([{ ...notes, tried: { customer: null, dealer: null } }])
})
