import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { BaseData } from "../../contract/customer.api.ts"
import { personProblems } from "../../domain/account/person.ts"
import { phoneIn } from "../../domain/address/phone.ts"
import { audit } from "../db/audit-event.ts"
import { getsNewsletter } from "../db/newsletter.ts"
import { fieldProblems, invalid, refusals } from "../http/refusals.ts"
import { signedIn } from "./signed-in.ts"

type Edit = Omit<BaseData, "email">

const read = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<BaseData>`
    select row_version as version, email, coalesce(title1_id, 0) as "title1Id", coalesce(title2_id, 0) as "title2Id",
      first_name as "firstName", last_name as "lastName", phone,
      ${sql.literal(getsNewsletter)} as newsletter
    from account where id = ${accountId}`
  // the row is missing if the account was deleted a moment ago
  return row ?? (yield* Effect.fail(refusals.unavailable))
})

/** Returns the signed-in customer's name, e-mail address and phone, for mails and forms. */
export const baseData = Effect.flatMap(signedIn, ({ accountId }) => read(accountId))

/**
 * Saves all fields or none, if the stored data still have the version that the user read. The newsletter cannot be
 * changed here, only in the list of alarms.
 */
export const saveBaseData = Effect.fnUntraced(function* (payload: Edit) {
  const user = yield* signedIn
  const { accountId } = user
  const person: Edit = {
    ...payload,
    firstName: payload.firstName.trim(),
    lastName: payload.lastName.trim(),
    phone: phoneIn(payload.phone)
  }
  const problems = fieldProblems("", personProblems(person))
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select 1 from account where id = ${accountId} for update`
      const current = yield* read(accountId)
      if (current.version !== person.version)
        return yield* Effect.fail({ ...refusals.versionConflict, current })
      yield* sql`
        update account set title1_id = ${person.title1Id}, title2_id = ${person.title2Id},
          first_name = ${person.firstName}, last_name = ${person.lastName}, phone = ${person.phone}
        where id = ${accountId}`
      yield* audit({
        event: "customerEdited",
        actorId: user.actorId ?? accountId,
        subjectId: accountId
      })
      return yield* read(accountId)
    })
  )
})
