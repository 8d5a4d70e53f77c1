import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { invalid } from "../http/refusals.ts"
import { mailAgainJob } from "../ports/mailer.ts"
import { findMailHead } from "./kept-mails.ts"
import { staffMember } from "../http/staff-member.ts"

/**
 * Writes and sends a failed mail again. The stored version is never sent, since it lacks the token of the mail's link
 * (rule safety.mailed-links); instead the original job runs again. Two concurrent requests count as one: the row is
 * locked, so the second request finds that the mail was already requested.
 */
export const resendMail = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select 1 from mail where id = ${id} for update`
      const mail = yield* findMailHead(id)
      if (mail.state === "again") return mail
      if (!mail.canBeSentAgain)
        return yield* Effect.fail(invalid([{ code: "notGivenUp", field: "Id", params: {} }]))
      yield* sql`update mail set asked_again_at = now(), attempts = 0 where id = ${id}`
      yield* addJob(mailAgainJob, { id })
      const [recipient] = yield* sql<{ readonly id: number }>`
        select id from account where mailbox_key(email) = mailbox_key(${mail.recipient})`
      yield* audit({
        event: "mailSentAgain",
        actorId: actor.accountId,
        subjectId: recipient?.id,
        detail: { kind: mail.kind }
      })
      return yield* findMailHead(id)
    })
  )
})
