import { emailProblem } from "../../account/email.ts"
import { plainNameProblem } from "../../address/plain-name.ts"
import { typedLine, typedText } from "../../typed-text.ts"
import { orderNumberIn } from "../number.ts"

/**
 * The data that a withdrawal form may request by law: name, contract, and the address for the receipt (§ 356a (2) BGB).
 */
export interface WithdrawalForm {
  readonly name: string
  readonly email: string
  readonly orderNumber: string
  /** Optional. */
  readonly reason: string
}

export type WithdrawalField = keyof WithdrawalForm

export const withdrawalFields: ReadonlyArray<WithdrawalField> = ["name", "email", "orderNumber", "reason"]

/** Maximum lengths of a declaration's texts after cleaning, in characters. */
export const withdrawalLengths: Readonly<Record<WithdrawalField, number>> = {
  name: 200,
  email: 254,
  orderNumber: 60,
  reason: 1000
}

export const isWithdrawalField = (field: string): field is WithdrawalField =>
  withdrawalFields.some((each) => each === field)

/**
 * Cleans the texts of a declaration of withdrawal, so that it is never rejected because of a space or a dash (rule
 * wire.typed-text).
 */
export const readWithdrawal = ({ name, email, orderNumber, reason }: WithdrawalForm): WithdrawalForm => ({
  name: typedLine(name),
  email: typedLine(email),
  orderNumber: orderNumberIn(orderNumber) ?? typedLine(orderNumber).toUpperCase(),
  reason: typedText(reason)
})

type Problem = "required" | "invalid" | "refused" | "tooLong" | "linkNotAllowed"

const problemOf: Readonly<Record<WithdrawalField, (text: string) => Problem | undefined>> = {
  name: (name) => (name === "" ? "required" : plainNameProblem(name)),
  email: (email) => emailProblem(email),
  orderNumber: (number) => (number === "" ? "required" : undefined),
  reason: () => undefined
}

/** Returns the validation errors of a form, by field. */
export const withdrawalProblems = (
  form: WithdrawalForm
): ReadonlyArray<{ readonly field: WithdrawalField; readonly code: Problem }> => {
  const read = readWithdrawal(form)
  return withdrawalFields.flatMap((field) => {
    const text = read[field]
    const code = text.length > withdrawalLengths[field] ? "tooLong" : problemOf[field](text)
    return code === undefined ? [] : [{ field, code }]
  })
}

/** Returns the fields that have validation errors. */
export const blockingFields = (form: WithdrawalForm): ReadonlyArray<WithdrawalField> =>
  withdrawalProblems(form).map(({ field }) => field)
