import { givenProblems } from "../account/person.ts"
import { choicesField, type FormRules, lengthProblems } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import { needsDealer, type Role, roles } from "../rights/roles.ts"

/** The fields of a customer that support may edit. */
export const customerFields = ["firstName", "lastName", "phone", "newsletter"] as const

/** Maximum lengths accepted by the server, in characters. */
export const customerLengths = { firstName: 60, lastName: 60, phone: 30 } as const

/**
 * Validates a customer's data by the same rules as for customers themselves (account.base-data), except that names may
 * be empty: an account can be created with only an e-mail address.
 */
export const customerProblems: FormRules = (fields) => {
  const tooLong = lengthProblems(fields, customerLengths)
  const others = givenProblems({
    firstName: textField(fields, "firstName"),
    lastName: textField(fields, "lastName"),
    phone: textField(fields, "phone")
  }).filter(({ field }) => !tooLong.some((problem) => problem.field === field))
  return [...tooLong, ...others]
}

/** The form fields for an account's roles and for the dealer whose data the account may see. */
export const roleFields = ["roles", "dealerId"] as const

export const rolesIn = (fields: Fields): ReadonlyArray<Role> => choicesField(fields, "roles", roles)

/** Returns the id of the chosen dealer; `null` if no dealer is needed or chosen, `undefined` if the id is invalid. */
export const dealerIdIn = (fields: Fields): number | null | undefined => {
  if (!needsDealer(rolesIn(fields))) return null
  const text = typedLine(textField(fields, "dealerId"))
  return text === "" ? null : /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined
}

/** Validates the roles: every account needs a role, and some roles need a dealer. */
export const rolesProblems: FormRules = (fields) => {
  const given = rolesIn(fields)
  if (given.length === 0) return [{ field: "roles", code: "required" }]
  const dealerId = dealerIdIn(fields)
  if (dealerId === undefined) return [{ field: "dealerId", code: "dealerUnknown" }]
  return needsDealer(given) && dealerId === null ? [{ field: "dealerId", code: "dealerRequired" }] : []
}
