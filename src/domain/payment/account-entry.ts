import type { FieldProblem } from "../address/address.ts"
import { typedLine } from "../typed-text.ts"
import { ibanLength, normalisedIban } from "../iban.ts"
import { holderProblem, ibanProblems } from "./payment-form.ts"

/** An account as it is typed. */
export interface AccountEntry {
  readonly accountHolder: string
  readonly iban: string
}

/** What is wrong with an account, by the fields of the payment step. */
export const accountProblems = ({ accountHolder, iban }: AccountEntry): ReadonlyArray<FieldProblem> => {
  const code = holderProblem(typedLine(accountHolder))
  return [
    ...(code === undefined ? [] : [{ field: "sepa.accountHolder", code }]),
    ...ibanProblems("sepa.iban", iban)
  ]
}

const consent = "sepa.mandateAccepted"

/**
 * What the payment step reports: a mandate can be agreed to once its account is right. Where the consent was asked for
 * and another account is typed since, what is wrong with that one by now is reported instead (rule payment.mandate).
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

/** Whether an IBAN has all the signs of its country: then an error can be shown while it is typed. */
export const isWholeIban = (iban: string): boolean => {
  const length = ibanLength(iban)
  return length !== undefined && normalisedIban(iban).length >= length
}
