import { describe, expect, it } from "vitest"
import {
  blockingFields,
  isWithdrawalField,
  readWithdrawal,
  withdrawalFields,
  withdrawalProblems
} from "./withdrawal-form.ts"

const form = { name: "Erika", email: "erika@example.de", orderNumber: "HM-26-100001", reason: "" }

describe("the form of withdrawal (§ 356a (2) BGB, rule law.withdrawal-form)", () => {
  it("requires only name, mailbox and contract; a reason is optional", () => {
    expect(withdrawalFields).toEqual(["name", "email", "orderNumber", "reason"])
    expect([...withdrawalFields, ""].filter(isWithdrawalField)).toEqual(withdrawalFields)
  })

  it("is invalid with missing or blank fields, or an invalid mailbox", () => {
    expect(blockingFields(form)).toEqual([])
    expect(blockingFields({ ...form, name: " ", orderNumber: " " })).toEqual(["name", "orderNumber"])
    expect(blockingFields({ ...form, email: "erika" })).toEqual(["email"])
    expect(blockingFields({ ...form, name: "erika@evil.example" })).toEqual(["name"])
    expect(blockingFields({ name: "", email: "", orderNumber: "", reason: "" })).toEqual([
      "name",
      "email",
      "orderNumber"
    ])
  })

  it("is accepted with invisible characters from copied text (rule wire.typed-text)", () => {
    const pasted = {
      name: "\u202aErika Beispiel\u202c\t",
      email: "\u00a0erika@example.de\t",
      orderNumber: "#HM\u201326\u2013100001\t",
      reason: "Falsche Menge:\t3 t statt 6 t\u2028bitte"
    }
    expect(blockingFields(pasted)).toEqual([])
    expect(readWithdrawal(pasted)).toEqual({
      name: "Erika Beispiel",
      email: "erika@example.de",
      orderNumber: "HM-26-100001",
      reason: "Falsche Menge: 3 t statt 6 t\nbitte"
    })
    expect(readWithdrawal({ ...form, orderNumber: " Pellets vom\u00a0Mai " }).orderNumber).toBe(
      "PELLETS VOM MAI"
    )
  })

  it("reports a text that is too long at its field", () => {
    const long = { ...form, name: "e".repeat(201), orderNumber: "9".repeat(61), reason: "x".repeat(1001) }
    expect(withdrawalProblems(long)).toEqual(
      ["name", "orderNumber", "reason"].map((field) => ({ field, code: "tooLong" }))
    )
    expect(withdrawalProblems({ ...form, reason: `${"x".repeat(1000)}\t` })).toEqual([])
  })
})
