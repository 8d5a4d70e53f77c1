import type { ConsentAnswer } from "../../src/domain/consent/answer.ts"
import { consentMachine } from "../../src/machines/consent.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const answered = (...granted: ConsentAnswer["granted"]): ConsentAnswer => ({ version: "1sm", at: 0, granted })

/** All events of the consent machine of a page. */
export const consentEvents = [
  { type: "answer.give", answer: answered() },
  { type: "answer.give", answer: answered("statistics", "marketing") },
  { type: "tab.answered", answer: answered() },
  { type: "tab.answered", answer: answered("marketing") },
  { type: "settings.open" },
  { type: "settings.close" }
] as const

/** Initial states of a page: nothing to ask, no answer yet, or an answer. */
export const consentInputs = [
  { version: "", answer: undefined },
  { version: "1sm", answer: undefined },
  { version: "1sm", answer: answered("statistics") }
] as const

export const consentWalk = walkOf(consentMachine, {
  ways: {
    everywhere: {
      inputs: [...consentInputs],
      events: [...consentEvents],
      sees: ({ value, context }) => [value, context.version, context.answer?.granted]
    }
  },
  promises: {
    "no question is shown where nothing is asked for": ({ value, context }) =>
      (context.version === "") === (value === "silent"),
    "a visitor who has answered is not asked again": ({ value, context }) =>
      context.answer === undefined || (value !== "asking" && value !== "choosing"),
    "what is not answered counts as no answer": ({ value, context }) =>
      context.answer !== undefined || (value !== "answered" && value !== "changing"),
    "an answer in another tab ends the question here": ({ value }, event) =>
      event?.type !== "tab.answered" || value === "answered" || value === "silent"
  }
})
