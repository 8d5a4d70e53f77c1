import { expect, it } from "vitest"
import { behalfProblems } from "./on-behalf.ts"
import type { LifeEvent, LifeParty } from "./order-life.ts"

const owes = (type: LifeEvent["type"], by: LifeParty, isStaff: boolean, reason = "") =>
  behalfProblems({ type, by }, isStaff, reason).length > 0

it("staff must give a reason for every act of the dealer or the buyer", () => {
  for (const type of [
    "order.confirm",
    "order.refuse",
    "order.schedule",
    "order.deliver",
    "order.cancel"
  ] as const) {
    expect(owes(type, "operator", true)).toBe(true)
    expect(owes(type, "operator", true, "  \n")).toBe(true)
    expect(owes(type, "operator", true, "Am Telefon")).toBe(false)
    expect(owes(type, "seller", false)).toBe(false)
    expect(owes(type, "seller", true), "in no other's place").toBe(false)
  }
  for (const type of ["order.cancel", "order.withdraw"] as const) {
    expect(owes(type, "customer", true)).toBe(true)
    expect(owes(type, "customer", false), "the buyer").toBe(false)
  }
})

it("no reason is needed for bills, which may be the shop's own", () => {
  for (const type of ["order.invoice", "order.settle", "order.debitReturned", "order.announceDebit"] as const)
    expect(owes(type, "operator", true)).toBe(false)
})

it("a missing reason is reported at its own field", () => {
  expect(behalfProblems({ type: "order.deliver", by: "operator" }, true, "")).toEqual([
    { code: "required", field: "behalfReason" }
  ])
})
