import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { addressLengths, isPhone } from "../../domain/address.ts"
import { title1List, title2List } from "../../domain/titles.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, type Problem, refusals } from "../http/refusals.ts"
import { signedIn } from "./signed-in.ts"

interface Person {
  readonly title1Id: number
  readonly title2Id: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly newsletter: boolean
}

const problem = (code: string, field: string): Problem => ({ code, field, params: {} })

const lengthProblem = (text: string, field: string, most: number): ReadonlyArray<Problem> =>
  text.length > most ? [problem("tooLong", field)] : []

const problemsOf = (person: Person): ReadonlyArray<Problem> => [
  ...(title1List.some(({ id }) => id === person.title1Id) ? [] : [problem("invalid", "Title1Id")]),
  ...(title2List.some(({ id }) => id === person.title2Id) ? [] : [problem("invalid", "Title2Id")]),
  ...(person.firstName === "" ? [problem("required", "FirstName")] : []),
  ...lengthProblem(person.firstName, "FirstName", addressLengths.firstName),
  ...(person.lastName === "" ? [problem("required", "LastName")] : []),
  ...lengthProblem(person.lastName, "LastName", addressLengths.lastName),
  ...(person.phone === "" || isPhone(person.phone) ? [] : [problem("invalid", "Phone")])
]

const read = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Person & { readonly email: string }>`
    select email, coalesce(title1_id, 0) as "title1Id", coalesce(title2_id, 0) as "title2Id",
      first_name as "firstName", last_name as "lastName", phone, newsletter
    from account where id = ${accountId}`
  // the account was deleted a moment ago
  return row ?? (yield* Effect.fail(refusals.unavailable))
})

/** Who the customer is, as mails and forms address him. */
export const baseData = Effect.flatMap(signedIn, ({ accountId }) => read(accountId))

/** Saves all fields or none; the newsletter is only ever ticked by the customer himself. */
export const saveBaseData = Effect.fnUntraced(function* (payload: Person) {
  const user = yield* signedIn
  const person: Person = {
    ...payload,
    firstName: payload.firstName.trim(),
    lastName: payload.lastName.trim(),
    phone: payload.phone.trim()
  }
  const problems = problemsOf(person)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`
        update account set title1_id = ${person.title1Id}, title2_id = ${person.title2Id},
          first_name = ${person.firstName}, last_name = ${person.lastName}, phone = ${person.phone},
          newsletter = ${person.newsletter}
        where id = ${user.accountId}`
      yield* audit({
        event: "customerEdited",
        actorId: user.actorId ?? user.accountId,
        subjectId: user.accountId,
        detail: { newsletter: person.newsletter }
      })
    })
  )
  return yield* read(user.accountId)
})
