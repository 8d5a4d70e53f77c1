import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffMember } from "./staff-member.ts"

/** The member of staff who is signed in, by name; by mailbox where there is none. */
export const namedMember = Effect.gen(function* () {
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly name: string; readonly email: string }>`
    select trim(first_name || ' ' || last_name) as name, email from account where id = ${accountId}`
  return { id: accountId, name: row === undefined ? "" : row.name === "" ? row.email : row.name }
})
