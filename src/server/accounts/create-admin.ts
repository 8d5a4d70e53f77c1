import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { emailProblem } from "../../domain/account/email.ts"
import { mailboxOf } from "../../domain/mail/mailbox.ts"
import { admin } from "../../domain/rights/roles.ts"
import { audit } from "../db/audit-event.ts"
import type { AccountRow } from "./account-row.ts"
import { waitingAccount } from "./waiting-account.ts"

/** Lifetime of a new admin's link, in ms. */
export const adminLinkLifetime = 24 * 3_600_000

/** Reason why no admin was created: the text is not an e-mail address, or an account with this address exists. */
export class NoNewAdmin {
  readonly _tag = "NoNewAdmin"
  readonly reason: "noMailbox" | "accountExists"
  constructor(reason: NoNewAdmin["reason"]) {
    this.reason = reason
  }
}

/**
 * Creates an admin account without a password and returns the token of the link for setting the password; the second
 * factor is set up at the first sign-in (rule account.first-admin). An admin who has not used the link yet gets a new
 * link, and the former link becomes invalid.
 */
export const createAdmin = Effect.fnUntraced(function* (typed: string) {
  if (emailProblem(typed) !== undefined) return yield* Effect.fail(new NoNewAdmin("noMailbox"))
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const wish = {
    email: mailboxOf(typed),
    firstName: "",
    lastName: "Admin",
    roles: [admin],
    dealerId: null,
    countryId: 1
  }
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const isAdmin = ({ roles }: AccountRow) => roles.includes(admin)
      const { accountId, isNew, token } = yield* waitingAccount(wish, isAdmin, adminLinkLifetime, now).pipe(
        Effect.mapError((error) => (error._tag === "AccountExists" ? new NoNewAdmin("accountExists") : error))
      )
      if (isNew)
        yield* audit({
          event: "rolesChanged",
          actorId: undefined,
          subjectId: accountId,
          detail: { before: [], after: [admin] }
        })
      return token
    })
  )
})
