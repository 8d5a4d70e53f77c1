import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { type Erasure, erasureKey } from "../db/erasures.ts"
import { accountById } from "./account-row.ts"
import { eraseAccount } from "./delete-account.ts"
import { endFamiliesOf } from "./families.ts"

const eraseOne = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const account = yield* accountById(accountId)
      if (account === undefined) return false
      yield* endFamiliesOf(accountId, "deleted", now)
      yield* eraseAccount(account, null)
      yield* audit({ event: "accountDeleted", actorId: accountId, subjectId: accountId })
      return true
    })
  )
})

/**
 * Erases accounts that a restored backup still contains although they had been erased after the backup (rule
 * account.erasure); returns their number. Safe to repeat.
 */
export const eraseAgain = Effect.fnUntraced(function* (erasures: ReadonlyArray<Erasure>) {
  const sql = yield* SqlClient
  const noted = JSON.stringify(erasures.filter(({ kind }) => kind === "account"))
  const present = yield* sql<{ readonly id: number }>`
    select distinct account.id from account
    join jsonb_to_recordset(${noted}::jsonb) as noted (id integer, key text)
      on noted.id = account.id and noted.key = ${sql.literal(erasureKey("account"))}
    order by account.id`
  let erased = 0
  for (const { id } of present) if (yield* eraseOne(id)) erased += 1
  return erased
})
