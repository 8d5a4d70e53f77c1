import { fromPromise } from "xstate"
import type { Fields, Versioned } from "../../domain/record/record-edit.ts"
import { namesField, textField } from "../../domain/record/record-edit.ts"
import { isRole, needsDealer } from "../../domain/rights/roles.ts"
import type { Customer, User } from "../../domain/support/people.ts"
import type { SaveAnswer } from "../../machines/record-edit.machine.ts"
import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import { supportSaveCustomer, supportSetRoles } from "../client/account-routes.gen.ts"

/** What support may edit of a customer. */
export const customerRecord = (customer: Customer): Versioned => {
  const { rowVersion, firstName, lastName, phone } = customer
  return { rowVersion, fields: { firstName, lastName, phone } }
}

/** The roles of an account, and the number of its dealer as it is typed. */
export const rolesRecord = ({ rowVersion, roles, dealerId }: User): Versioned => ({
  rowVersion,
  fields: { roles, dealerId: dealerId === null ? "" : String(dealerId) }
})

interface Refusal {
  readonly problems?: ReadonlyArray<{ readonly code: string }>
}

/** What a status says by itself, in the words of `RefusalText`; anything else without a reason is no answer. */
export const wordOf: Readonly<Record<number, string>> = { 401: "signedOut", 403: "forbidden", 404: "gone" }

/** No answer is the port's error; who is signed out, has lost the right or found nothing is told so. */
export const saveAnswerOf = <Row, Failure extends Refusal>(
  given: Answer<Row, Failure>,
  recordOf: (row: Row) => Versioned,
  conflictIn: (error: Failure) => Row | undefined
): SaveAnswer => {
  const answer = heard(given)
  if (answer.type === "ok") return { kind: "saved", record: recordOf(answer.value) }
  const theirs = conflictIn(answer.error)
  if (theirs !== undefined) return { kind: "conflict", record: recordOf(theirs) }
  const problems = answer.error.problems?.map(({ code }) => code) ?? []
  if (problems.length > 0) return { kind: "refused", problems }
  const word = wordOf[answer.status]
  if (word === undefined) throw new NoAnswer(String(answer.status))
  return { kind: "refused", problems: [word] }
}

const edited = (fields: Fields) => ({
  firstName: textField(fields, "firstName"),
  lastName: textField(fields, "lastName"),
  phone: textField(fields, "phone"),
  // the call takes it and leaves it to the customer
  newsletter: false
})

/** Saves what support may edit of a customer. */
export const saveCustomer = (client: Client, id: number) =>
  fromPromise<SaveAnswer, Versioned>(async ({ input: { rowVersion, fields }, signal }) => {
    const payload = { id, rowVersion, ...edited(fields) }
    const answer = await client.call(supportSaveCustomer, { payload }, { signal })
    return saveAnswerOf(answer, customerRecord, (error) => ("customer" in error ? error.customer : undefined))
  })

/** The number of a dealer as it was typed: null where there is none, undefined where it is no number that can be. */
const dealerIdIn = (typed: string): number | null | undefined => {
  const text = typed.trim()
  return text === "" ? null : /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined
}

/** Saves the roles of an account, with its dealer where a role needs one. */
export const saveRoles = (client: Client, id: number) =>
  fromPromise<SaveAnswer, Versioned>(async ({ input: { rowVersion, fields }, signal }) => {
    const given = namesField(fields, "roles").filter(isRole)
    const dealerId = needsDealer(given) ? dealerIdIn(textField(fields, "dealerId")) : null
    if (dealerId === undefined) return { kind: "refused", problems: ["dealerUnknown"] }
    const payload = { rowVersion, roles: given, dealerId }
    const answer = await client.call(supportSetRoles, { params: { id }, payload }, { signal })
    return saveAnswerOf(answer, rolesRecord, (error) => ("user" in error ? error.user : undefined))
  })
