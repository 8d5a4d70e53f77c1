import { expect, it } from "vitest"
import { renderedIn, textOf } from "./rendered.test-support.tsx"
import { SetAsideNotice } from "./SetAsideNotice.tsx"

const option = { id: 45, name: "Monatliche Raten" }

it.each([
  [1, "„Monatliche Raten“ über einen Monat gibt es nicht. Berechnet ist mit 6 Monaten."],
  [7, "„Monatliche Raten“ über 7 Monate gibt es nicht. Berechnet ist mit 6 Monaten."]
])("the notice names the %i months of an instalment plan that is not offered", async (asked, text) => {
  const notice = <SetAsideNotice setAside={[{ kind: "months", option, asked, taken: 6 }]} />
  expect(textOf(await renderedIn("de", notice))).toContain(text)
})

it("the notice names a day that has passed, and explains how to choose another", async () => {
  const notice = <SetAsideNotice setAside={[{ kind: "past", id: 141, desiredDate: "2026-11-12" }]} />
  const text = textOf(await renderedIn("de", notice))
  expect(text).toMatch(/Ihr Wunschtermin .*12\. Nov.* ist vorbei\./u)
  expect(text).toContain("unter „Wunschtermin“ wählen Sie einen neuen Tag")
})
