import { expect, it } from "vitest"
import {
  canRevoke,
  isAtBank,
  mandateAfter,
  type MandateEvent,
  mandateMonths,
  type MandateState
} from "./mandate-life.ts"

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

it("a mandate is debited only after a notice, and never after it was revoked or has lapsed (rule payment.mandate-life)", () => {
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

it("from the announced day on a debit is with the bank: before, it can be revoked, and nothing is returned", () => {
  const announced = { state: "preNotified", dueOn: "2026-12-10" } as const
  expect(["2026-12-09", "2026-12-10", "2026-12-11"].map((today) => isAtBank(announced, today))).toEqual([
    false,
    true,
    true
  ])
  expect(["2026-12-09", "2026-12-10"].map((today) => canRevoke(announced, today))).toEqual([true, false])
  expect(isAtBank({ state: "preNotified", dueOn: null }, "2026-12-10")).toBe(false)
  for (const state of ["active", "collected", "returned"] as const)
    expect(isAtBank({ state, dueOn: "2026-12-10" }, "2026-12-11")).toBe(false)
  expect(
    states.map((state) =>
      canRevoke({ state, dueOn: state === "preNotified" ? "2026-12-10" : null }, "2026-12-01")
    )
  ).toEqual([true, true, false, true, false, false])
})
