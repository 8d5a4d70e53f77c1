import type { FieldProblem } from "../address/address.ts"
import { typedLine } from "../typed-text.ts"
import { ibanLength, normalisedIban } from "../iban.ts"
import { holderLength, ibanProblems } from "./payment-form.ts"

/** An account as it is typed. */
export interface AccountEntry {
  readonly accountHolder: string
  readonly iban: string
}

/** What is wrong with an account, by the fields of the payment step. */
export const accountProblems = ({ accountHolder, iban }: AccountEntry): ReadonlyArray<FieldProblem> => {
  const holder = typedLine(accountHolder)
  const field = "sepa.accountHolder"
  return [
    ...(holder === ""
      ? [{ field, code: "required" as const }]
      : holder.length > holderLength
        ? [{ field, code: "tooLong" as const }]
        : []),
    ...ibanProblems("sepa.iban", iban)
  ]
}

/** Whether an IBAN has all the signs of its country: then it can be told to be wrong while it is typed. */
export const isWholeIban = (iban: string): boolean => {
  const length = ibanLength(iban)
  return length !== undefined && normalisedIban(iban).length >= length
}
