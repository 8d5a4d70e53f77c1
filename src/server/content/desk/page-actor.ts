import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffMember } from "../../http/staff-member.ts"

/** Who does something with a page, as its log names him. */
export interface PageActor {
  readonly id: number | null
  readonly name: string
}

export const byHouse: PageActor = { id: null, name: "" }

/** Whoever is signed in, by name; by mailbox where there is none. */
export const pageActor = Effect.gen(function* () {
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly name: string; readonly email: string }>`
    select trim(first_name || ' ' || last_name) as name, email from account where id = ${accountId}`
  return { id: accountId, name: row === undefined ? "" : row.name === "" ? row.email : row.name }
})
