import type { FieldProblem } from "../address/address.ts"
import { addressLengths } from "../address/address-lengths.ts"
import { isPhone, phoneIn } from "../address/phone.ts"
import { plainNameProblem } from "../address/plain-name.ts"
import { typedLine } from "../typed-text.ts"
import { title1List, title2List } from "../address/titles.ts"

/** Who a customer is, as mails and forms address him (rule account.base-data); empty text where nothing was given. */
export interface Person {
  readonly title1Id: number
  readonly title2Id: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly newsletter: boolean
}

/** Everything that is wrong with a person's base data, in the order of its fields; a phone is nobody's duty. */
export const personProblems = (person: Person): ReadonlyArray<FieldProblem> => {
  const problems: Array<FieldProblem> = []
  if (!title1List.some(({ id }) => id === person.title1Id))
    problems.push({ field: "title1Id", code: "invalid" })
  if (!title2List.some(({ id }) => id === person.title2Id))
    problems.push({ field: "title2Id", code: "invalid" })
  for (const field of ["firstName", "lastName"] as const) {
    const text = typedLine(person[field])
    if (text === "") problems.push({ field, code: "required" })
    if (text.length > addressLengths[field]) problems.push({ field, code: "tooLong" })
    const code = plainNameProblem(text)
    if (code !== undefined) problems.push({ field, code })
  }
  const phone = phoneIn(person.phone)
  if (phone !== "" && !isPhone(phone)) problems.push({ field: "phone", code: "invalid" })
  return problems
}
