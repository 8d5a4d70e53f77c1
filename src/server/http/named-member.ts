import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffMember } from "./staff-member.ts"

/** Returns the name of the signed-in staff member, or the e-mail address if there is no name. */
export const namedMember = Effect.gen(function* () {
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly name: string; readonly email: string }>`
    select trim(first_name || ' ' || last_name) as name, email from account where id = ${accountId}`
  return { id: accountId, name: row === undefined ? "" : row.name === "" ? row.email : row.name }
})
