import { emailProblem } from "../../account/email.ts"
import { plainNameProblem } from "../../address/plain-name.ts"

/** What the law lets a form of withdrawal ask for: name, contract and where the receipt goes (§ 356a (2) BGB). */
export interface WithdrawalForm {
  readonly name: string
  readonly email: string
  readonly orderNumber: string
  /** Nobody has to give one. */
  readonly reason: string
}

export type WithdrawalField = "name" | "email" | "orderNumber"

export const withdrawalFields: ReadonlyArray<WithdrawalField> = ["name", "email", "orderNumber"]

export const isWithdrawalField = (field: string): field is WithdrawalField =>
  withdrawalFields.some((each) => each === field)

/** The fields that block a form; each is missing or none: an e-mail address that is none, a name that would be a link. */
export const blockingFields = ({
  name,
  email,
  orderNumber
}: WithdrawalForm): ReadonlyArray<WithdrawalField> => [
  ...(name.trim() === "" || plainNameProblem(name) !== undefined ? (["name"] as const) : []),
  ...(emailProblem(email) === undefined ? [] : (["email"] as const)),
  ...(orderNumber.trim() === "" ? (["orderNumber"] as const) : [])
]
