import { describe, expect, it } from "vitest"
import { blockingFields, isWithdrawalField, withdrawalFields } from "./withdrawal-form.ts"

const form = { name: "Erika", email: "erika@example.de", orderNumber: "HM-26-100001", reason: "" }

describe("the form of withdrawal (§ 356a (2) BGB, rule law.withdrawal-form)", () => {
  it("asks for name, mailbox and contract, and for nothing else", () => {
    expect(withdrawalFields).toEqual(["name", "email", "orderNumber"])
    expect(["name", "email", "orderNumber", "reason", ""].filter(isWithdrawalField)).toEqual(withdrawalFields)
  })

  it("is blocked by what is missing or blank, and by a mailbox that is none", () => {
    expect(blockingFields(form)).toEqual([])
    expect(blockingFields({ ...form, name: " ", orderNumber: " " })).toEqual(["name", "orderNumber"])
    expect(blockingFields({ ...form, email: "erika" })).toEqual(["email"])
    expect(blockingFields({ ...form, name: "Erika evil.example" })).toEqual(["name"])
    expect(blockingFields({ name: "", email: "", orderNumber: "", reason: "" })).toEqual(withdrawalFields)
  })
})
