import { givenProblems } from "../account/person.ts"
import { choicesField, type FormRules, lengthProblems } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import { needsDealer, type Role, roles } from "../rights/roles.ts"

/** What support may edit of a customer. */
export const customerFields = ["firstName", "lastName", "phone", "newsletter"] as const

/** Longest texts that the call takes, in characters. */
export const customerLengths = { firstName: 60, lastName: 60, phone: 30 } as const

/** The customer's own rules (account.base-data), but a name may stay empty: an account can be made by an e-mail address alone. */
export const customerProblems: FormRules = (fields) => {
  const tooLong = lengthProblems(fields, customerLengths)
  const others = givenProblems({
    firstName: textField(fields, "firstName"),
    lastName: textField(fields, "lastName"),
    phone: textField(fields, "phone")
  }).filter(({ field }) => !tooLong.some((problem) => problem.field === field))
  return [...tooLong, ...others]
}

/** What an account may do, and whose figures it sees. */
export const roleFields = ["roles", "dealerId"] as const

export const rolesIn = (fields: Fields): ReadonlyArray<Role> => choicesField(fields, "roles", roles)

/** The id of the dealer that was chosen: null where there is none, undefined where it is no id that can be. */
export const dealerIdIn = (fields: Fields): number | null | undefined => {
  if (!needsDealer(rolesIn(fields))) return null
  const text = typedLine(textField(fields, "dealerId"))
  return text === "" ? null : /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined
}

/** No account is without a role, and some roles open nothing without a dealer. */
export const rolesProblems: FormRules = (fields) => {
  const given = rolesIn(fields)
  if (given.length === 0) return [{ field: "roles", code: "required" }]
  const dealerId = dealerIdIn(fields)
  if (dealerId === undefined) return [{ field: "dealerId", code: "dealerUnknown" }]
  return needsDealer(given) && dealerId === null ? [{ field: "dealerId", code: "dealerRequired" }] : []
}
