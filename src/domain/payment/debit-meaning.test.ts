import { expect, it } from "vitest"
import type { LifeEvent } from "../order/life/order-life.ts"
import { type DebitMeaning, debitAllows, debitMeaningOf } from "./debit-meaning.ts"
import type { MandateEvent, MandateState } from "./mandate-life.ts"

it.each<[LifeEvent["type"], DebitMeaning | undefined]>([
  ["order.confirm", undefined],
  ["order.schedule", undefined],
  ["order.deliver", undefined],
  ["order.invoice", { event: "debit.announced", isNeeded: false }],
  ["order.announceDebit", { event: "debit.announced", isNeeded: true }],
  ["order.settle", { event: "debit.collected", isNeeded: false }],
  ["order.debitReturned", { event: "debit.returned", isNeeded: true }],
  ["order.refuse", { event: "mandate.revoked", isNeeded: false }],
  ["order.cancel", { event: "mandate.revoked", isNeeded: false }],
  ["order.withdraw", { event: "mandate.revoked", isNeeded: false }]
])("%s has this effect on a mandate: %j (rule payment.mandate-life, decision 022)", (type, meaning) => {
  expect(debitMeaningOf(type)).toEqual(meaning)
})

const today = "2026-12-10"
const allows = (event: MandateEvent, isNeeded: boolean, state: MandateState, dueOn: string | null) =>
  debitAllows({ event, isNeeded }, { state, dueOn }, today)

it("an order paid otherwise needs no mandate, except for events of direct debits", () => {
  expect(debitAllows({ event: "debit.announced", isNeeded: false }, undefined, today)).toBe(true)
  expect(debitAllows({ event: "debit.returned", isNeeded: true }, undefined, today)).toBe(false)
})

it.each<[string, boolean]>([
  ["2026-12-11", false],
  ["2026-12-10", true],
  ["2026-12-09", true]
])("a debit announced for %s can be collected and returned today: %s", (dueOn, expected) => {
  expect(allows("debit.collected", false, "preNotified", dueOn)).toBe(expected)
  expect(allows("debit.returned", true, "preNotified", dueOn)).toBe(expected)
})

it("an announced debit can be cancelled before its day, and a bill without an announcement can be paid", () => {
  expect(allows("mandate.revoked", false, "preNotified", "2026-12-11")).toBe(true)
  const states = ["active", "returned", "revoked", "expired"] as const
  expect(states.filter((state) => allows("debit.collected", false, state, null))).toEqual(states)
})

it("nothing is announced with an ended mandate, and nothing is returned that was not announced", () => {
  expect(allows("debit.announced", true, "returned", null)).toBe(true)
  expect(allows("debit.announced", true, "revoked", null)).toBe(false)
  expect(allows("debit.announced", true, "expired", null)).toBe(false)
  expect(allows("debit.announced", false, "expired", null), "the bill is paid by transfer").toBe(true)
  expect(allows("debit.returned", true, "collected", "2026-12-01")).toBe(true)
  expect(allows("debit.returned", true, "active", null)).toBe(false)
})
