import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { emailProblem } from "../../domain/account/email.ts"
import { mailboxOf } from "../../domain/account/mailbox.ts"
import { admin } from "../../domain/rights/roles.ts"
import { audit } from "../db/audit-event.ts"
import { accountByEmail } from "./account-row.ts"
import { dropTokens, giveToken, newLinkId } from "./registration/mail-tokens.ts"

/** How long the link of a new admin can be followed, in ms. */
export const adminLinkLifetime = 24 * 3_600_000

/** Why there is no new admin: the text is no mailbox, or somebody signs in with it already. */
export class NoNewAdmin {
  readonly _tag = "NoNewAdmin"
  readonly reason: "noMailbox" | "accountExists"
  constructor(reason: NoNewAdmin["reason"]) {
    this.reason = reason
  }
}

/**
 * Makes an account of an admin without a password and answers the token of the link that sets it; the second factor is set
 * up at the first sign-in (rule account.first-admin). An admin who has not followed his link yet gets another one, and
 * the former is worth nothing.
 */
export const createAdmin = Effect.fnUntraced(function* (typed: string) {
  if (emailProblem(typed) !== undefined) return yield* Effect.fail(new NoNewAdmin("noMailbox"))
  const email = mailboxOf(typed)
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // of two commands at once the second sees the account of the first
      yield* sql`lock table account in share row exclusive mode`
      const found = yield* accountByEmail(email)
      const isWaiting = found?.passwordHash === null && found.roles.includes(admin) && !found.isLocked
      if (found !== undefined && !isWaiting) return yield* Effect.fail(new NoNewAdmin("accountExists"))
      const accountId = found?.id ?? (yield* insertAdmin(email))
      yield* dropTokens("password", accountId)
      return yield* giveToken(
        { purpose: "password", id: newLinkId(), accountId, lifetime: adminLinkLifetime },
        now
      )
    })
  )
})

const insertAdmin = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly id: number }>`
    insert into account (email, password_hash, roles, first_name, last_name, country_id)
    values (${email}, null, ${[admin]}, '', 'Admin', 1) returning id`
  if (row === undefined) return yield* Effect.die("an insert answers its row")
  yield* audit({
    event: "rolesChanged",
    actorId: undefined,
    subjectId: row.id,
    detail: { before: [], after: [admin] }
  })
  return row.id
})
