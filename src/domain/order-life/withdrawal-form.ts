import { emailProblem } from "../account/email.ts"

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

/** The fields that block a form; each is missing or, as for an e-mail address, none. */
export const blockingFields = ({
  name,
  email,
  orderNumber
}: WithdrawalForm): ReadonlyArray<WithdrawalField> => [
  ...(name.trim() === "" ? (["name"] as const) : []),
  ...(emailProblem(email) === undefined ? [] : (["email"] as const)),
  ...(orderNumber.trim() === "" ? (["orderNumber"] as const) : [])
]
