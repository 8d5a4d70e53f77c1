import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SqlError } from "effect/sql/SqlError"
import { Visitor } from "../../../contract/middleware.ts"
import { mailboxKey, mailboxOf } from "../../../domain/mail/mailbox.ts"
import { addJob } from "../../db/add-job.ts"
import { audit } from "../../db/audit-event.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { holdAsRead } from "../account-row.ts"
import { endFamiliesOf } from "../families.ts"
import { forgetDevices } from "../known-devices.ts"
import { accountMailJob } from "./account-mail.ts"
import { letOrdersWait } from "./attach-orders.ts"
import { dropTokens, giveToken, newLinkId, takeToken, tokenRefused } from "./mail-tokens.ts"
import { ownAccount, proveOwnPassword } from "./own-account.ts"
import { closePending } from "./pending.ts"
import { mailboxProblems } from "./register.ts"

/**
 * Requests a change of the e-mail address; requires the password again. The new mailbox gets a link, the old one a
 * notice. Whether the new address belongs to another account is disclosed only in the mail to it (rule
 * account.neutral).
 */
export const requestEmailChange = Effect.fnUntraced(function* (wish: {
  readonly newEmailAddress: string
  readonly password: string
}) {
  const account = yield* ownAccount
  const email = mailboxOf(wish.newEmailAddress)
  const problems = [
    ...mailboxProblems(email, "NewEmailAddress"),
    ...(mailboxKey(email) === mailboxKey(account.email)
      ? [{ code: "unchanged", field: "NewEmailAddress", params: {} }]
      : [])
  ]
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const { address, ownerHash } = yield* Visitor
  yield* proveOwnPassword(account, wish.password, "Password")
  yield* countCall("mailRequest", { session: mailboxKey(email), address })
  const now = yield* Clock.currentTimeMillis
  const [id, noticeId] = [newLinkId(), newLinkId()]
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      if (!(yield* holdAsRead(account))) return yield* Effect.fail(refusals.signInNeeded)
      // the latest request counts: earlier links are invalid
      yield* dropTokens("email", account.id)
      yield* giveToken({ purpose: "email", id, accountId: account.id, subject: email, ownerHash }, now)
      yield* addJob(accountMailJob, { kind: "emailConfirm", id, accountId: account.id, email })
      yield* addJob(accountMailJob, {
        kind: "emailNotice",
        id: noticeId,
        accountId: account.id,
        email: account.email,
        newEmail: email
      })
    })
  )
  return { succeeded: true }
})

/** Returns the latest request for another address, in the form of `EmailChangeRequestedState`. */
export const emailChange = Effect.gen(function* () {
  const { id } = yield* ownAccount
  const now = yield* Clock.currentTimeMillis
  const sql = yield* SqlClient
  const [last] = yield* sql<{
    readonly pending: boolean
    readonly applied: boolean
    readonly newEmailAddress: string
  }>`
    select used_at is null as pending, used_at is not null as applied, subject as "newEmailAddress"
    from mail_token
    where account_id = ${id} and purpose = 'email'
      and (used_at is not null or expires_at > ${new Date(now).toISOString()})
    order by created_at desc limit 1`
  return last ?? { pending: false, applied: false, newEmailAddress: "" }
})

const isTaken = (error: unknown): error is SqlError =>
  error instanceof SqlError && error.reason._tag === "UniqueViolation"

/**
 * A confirmation in a browser other than the requesting one ends every sign-in and deletes the password: the owner of
 * the mailbox may not be the requester, and only the owner keeps the account (decision 033). The response redirects to
 * setting a password.
 */
const handOver = Effect.fnUntraced(function* (accountId: number, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    update account set password_hash = null, security_version = security_version + 1 where id = ${accountId}`
  yield* endFamiliesOf(accountId, "emailChanged", now)
  yield* dropTokens("signIn", accountId)
  yield* forgetDevices(accountId)
  return `/neues-kennwort-setzen/${yield* giveToken({ purpose: "password", id: newLinkId(), accountId }, now)}`
})

const isSame = (one: Uint8Array | null, other: Uint8Array | undefined): boolean =>
  one !== null && other !== undefined && Buffer.from(one).equals(other)

/** Changes the account's e-mail address to the verified one; unused links in the old mailbox become invalid. */
export const confirmEmailChange = Effect.fnUntraced(function* (token: string) {
  const now = yield* Clock.currentTimeMillis
  const visitor = yield* Visitor
  const sql = yield* SqlClient
  const change = Effect.gen(function* () {
    const { accountId, subject, ownerHash } = yield* takeToken("email", token, now)
    const [former] = yield* sql<{ readonly email: string }>`
      select email from account where id = ${accountId} for update`
    if (former === undefined) return yield* Effect.fail(tokenRefused)
    yield* sql`update account set email = ${subject} where id = ${accountId}`
    // price alarms are sent to the mailbox that the owner reads now
    yield* sql`update price_alarm set email = ${subject} where account_id = ${accountId}`
    yield* dropTokens("password", accountId)
    yield* closePending(subject, now)
    const isHere = isSame(ownerHash, visitor.ownerHash)
    yield* audit({
      event: "emailChanged",
      actorId: accountId,
      subjectId: accountId,
      detail: { by: isHere ? "asking browser" : "another browser" }
    })
    yield* letOrdersWait(accountId, now)
    yield* addJob(accountMailJob, { kind: "emailChanged", id: newLinkId(), accountId, email: former.email })
    return isHere ? "/kunde/stammdaten" : yield* handOver(accountId, now)
  })
  const redirectUrl = yield* Effect.catchIf(sql.withTransaction(change), isTaken, () =>
    Effect.fail(tokenRefused)
  )
  return { succeeded: true, accessToken: null, redirectUrl }
})
