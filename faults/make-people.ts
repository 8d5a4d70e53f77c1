import { hash } from "@node-rs/argon2"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { argonCost } from "../src/server/accounts/password-hash.ts"
import { customerCount, customerMailbox, password, staffMailbox, totpSecret } from "./people.ts"

/** Creates accounts for the buyers of a run and its seller, unless they exist. */
export const makePeople = Effect.gen(function* () {
  const sql = yield* SqlClient
  const found = yield* sql`select 1 from account where email = ${staffMailbox}`
  if (found.length > 0) return
  const passwordHash = yield* Effect.promise(() => hash(password, argonCost))
  const customers = Array.from({ length: customerCount }, (_, number) => customerMailbox(number))
  yield* sql`
    insert into account (email, password_hash, roles, totp_secret, first_name, last_name)
    select email, ${passwordHash}::text, '{Role_Customer}'::text[], null::text, 'Erika', 'Muster' from unnest(${customers}::text[]) email
    union all
    select ${staffMailbox}, ${passwordHash}, '{Role_Interaid_DealerSupport,Role_Interaid_Financial}', ${totpSecret}::text, 'Erika', 'Muster'`
})
