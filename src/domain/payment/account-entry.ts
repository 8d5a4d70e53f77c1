import type { FieldProblem } from "../address/address.ts"
import { typedLine } from "../typed-text.ts"
import { ibanLength, normalisedIban } from "../iban.ts"
import { holderProblem, ibanProblems } from "./payment-form.ts"

/** A bank account as typed. */
export interface AccountEntry {
  readonly accountHolder: string
  readonly iban: string
}

/** Returns the validation errors of an account, by the fields of the payment step. */
export const accountProblems = ({ accountHolder, iban }: AccountEntry): ReadonlyArray<FieldProblem> => {
  const code = holderProblem(typedLine(accountHolder))
  return [
    ...(code === undefined ? [] : [{ field: "sepa.accountHolder", code }]),
    ...ibanProblems("sepa.iban", iban)
  ]
}

const consent = "sepa.mandateAccepted"

/**
 * Returns the validation errors that the payment step shows. A mandate can be accepted only if its account is valid: if
 * the consent is missing and the typed account is invalid, the account's errors are shown instead of the missing
 * consent (rule payment.mandate).
 */
export const toldPaymentProblems = (
  problems: ReadonlyArray<FieldProblem>,
  account: AccountEntry | undefined
): ReadonlyArray<FieldProblem> => {
  if (account === undefined || !problems.some(({ field }) => field === consent)) return problems
  const wrong = accountProblems(account)
  return wrong.length === 0
    ? problems
    : [
        ...wrong,
        ...problems.filter(({ field }) => field !== consent && !wrong.some((each) => each.field === field))
      ]
}

/** Whether an IBAN has the full length of its country, so that errors can be shown while typing. */
export const isWholeIban = (iban: string): boolean => {
  const length = ibanLength(iban)
  return length !== undefined && normalisedIban(iban).length >= length
}
