import { expect, it } from "vitest"
import { mandateAfter, type MandateEvent, mandateMonths, type MandateState } from "./mandate-life.ts"

const states: ReadonlyArray<MandateState> = [
  "active",
  "preNotified",
  "collected",
  "returned",
  "revoked",
  "expired"
]
const events: ReadonlyArray<MandateEvent> = [
  "debit.announced",
  "debit.collected",
  "debit.returned",
  "mandate.revoked",
  "mandate.lapsed"
]

it("a mandate is debited only after a notice, and never again once it was revoked or has lapsed (domain.md 4.1)", () => {
  expect(states.map((state) => events.map((event) => mandateAfter(state, event) ?? "–"))).toEqual([
    ["preNotified", "–", "–", "revoked", "expired"],
    ["–", "collected", "returned", "revoked", "–"],
    ["–", "–", "returned", "–", "–"],
    ["preNotified", "–", "–", "revoked", "expired"],
    ["–", "–", "–", "–", "–"],
    ["–", "–", "–", "–", "–"]
  ])
  expect(mandateMonths).toEqual({ idle: 36, kept: 14 })
})
