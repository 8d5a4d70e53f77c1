import type { FieldProblem } from "../address/address.ts"
import { addressLengths } from "../address/address-lengths.ts"
import { isPhone, phoneIn } from "../address/phone.ts"
import { plainNameProblem } from "../address/plain-name.ts"
import { typedLine } from "../typed-text.ts"
import { title1List, title2List } from "../address/titles.ts"

/**
 * A customer's name and contact data, as used in mails and forms (rule account.base-data); a field is empty if nothing
 * was entered.
 */
export interface Person {
  readonly title1Id: number
  readonly title2Id: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly newsletter: boolean
}

type NamesAndPhone = Pick<Person, "firstName" | "lastName" | "phone">

/** Returns the validation errors for the entered names and phone number; each of these fields may be empty. */
export const givenProblems = (person: NamesAndPhone): ReadonlyArray<FieldProblem> => {
  const problems: Array<FieldProblem> = []
  for (const field of ["firstName", "lastName"] as const) {
    const text = typedLine(person[field])
    if (text.length > addressLengths[field]) problems.push({ field, code: "tooLong" })
    const code = plainNameProblem(text)
    if (code !== undefined) problems.push({ field, code })
  }
  const phone = phoneIn(person.phone)
  if (phone !== "" && !isPhone(phone)) problems.push({ field: "phone", code: "invalid" })
  return problems
}

/** Returns all validation errors for a person's base data; both names are required, the phone number is optional. */
export const personProblems = (person: Person): ReadonlyArray<FieldProblem> => {
  const problems: Array<FieldProblem> = []
  if (!title1List.some(({ id }) => id === person.title1Id))
    problems.push({ field: "title1Id", code: "invalid" })
  if (!title2List.some(({ id }) => id === person.title2Id))
    problems.push({ field: "title2Id", code: "invalid" })
  for (const field of ["firstName", "lastName"] as const)
    if (typedLine(person[field]) === "") problems.push({ field, code: "required" })
  return [...problems, ...givenProblems(person)]
}
