import { describe, expect, it } from "vitest"
import { accountProblems, isWholeIban, toldPaymentProblems } from "./account-entry.ts"
import { holderLength } from "./payment-form.ts"

const iban = "DE89 3704 0044 0532 0130 00"

describe("an account as it is typed (rules payment.mandate and payment.iban)", () => {
  it("needs a holder of at most 70 characters and a valid number", () => {
    expect(accountProblems({ accountHolder: " Erika ", iban })).toEqual([])
    expect(accountProblems({ accountHolder: " ", iban })).toEqual([
      { field: "sepa.accountHolder", code: "required" }
    ])
    expect(accountProblems({ accountHolder: ` ${"a".repeat(holderLength)} `, iban })).toEqual([])
    expect(accountProblems({ accountHolder: "a".repeat(holderLength + 1), iban: "" })).toEqual([
      { field: "sepa.accountHolder", code: "tooLong" },
      { field: "sepa.iban", code: "required" }
    ])
    expect(accountProblems({ accountHolder: "https://shop.example", iban })).toEqual([
      { field: "sepa.accountHolder", code: "linkNotAllowed" }
    ])
  })

  it("with problems shows these in place of the missing consent", () => {
    const consent = { field: "sepa.mandateAccepted", code: "notAccepted" } as const
    const reference = { field: "orderReference", code: "tooLong" } as const
    const told = (account: { readonly accountHolder: string; readonly iban: string } | undefined) =>
      toldPaymentProblems([consent, reference], account)
    expect(told({ accountHolder: "Erika", iban })).toEqual([consent, reference])
    expect(told({ accountHolder: "Erika", iban: "DE89" })).toEqual([
      { field: "sepa.iban", code: "ibanLength" },
      reference
    ])
    expect(told({ accountHolder: "", iban })).toEqual([
      { field: "sepa.accountHolder", code: "required" },
      reference
    ])
    expect(told(undefined)).toEqual([consent, reference])
    // validation errors of fields that are not needed yet are not shown
    expect(toldPaymentProblems([reference], { accountHolder: "", iban: "" })).toEqual([reference])
  })

  it("is complete with all characters of its country, and never for an unknown country", () => {
    expect(
      ["DE89 3704 0044 0532 0130 0", iban, `${iban}1`, "XX89370400440532013000", ""].map(isWholeIban)
    ).toEqual([false, true, true, false, false])
  })
})
