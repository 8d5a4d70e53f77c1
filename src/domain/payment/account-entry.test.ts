import { describe, expect, it } from "vitest"
import { accountProblems, isWholeIban } from "./account-entry.ts"
import { holderLength } from "./payment-form.ts"

const iban = "DE89 3704 0044 0532 0130 00"

describe("an account as it is typed (rules payment.mandate and payment.iban)", () => {
  it("needs a holder of at most 70 signs and a right number", () => {
    expect(accountProblems({ accountHolder: " Erika ", iban })).toEqual([])
    expect(accountProblems({ accountHolder: " ", iban })).toEqual([
      { field: "sepa.accountHolder", code: "required" }
    ])
    expect(accountProblems({ accountHolder: ` ${"a".repeat(holderLength)} `, iban })).toEqual([])
    expect(accountProblems({ accountHolder: "a".repeat(holderLength + 1), iban: "" })).toEqual([
      { field: "sepa.accountHolder", code: "tooLong" },
      { field: "sepa.iban", code: "required" }
    ])
  })

  it("is whole with all the signs of its country, and never of a country that is not known", () => {
    expect(
      ["DE89 3704 0044 0532 0130 0", iban, `${iban}1`, "XX89370400440532013000", ""].map(isWholeIban)
    ).toEqual([false, true, true, false, false])
  })
})
