import { Clock, Effect, Schema } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import { Visitor } from "../../contract/middleware.ts"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import { isCountryId } from "../../domain/place/country.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { writtenLetter } from "../../domain/mail/letter.ts"
import { isStaff } from "../../domain/rights/roles.ts"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { erasureKey } from "../db/erasures.ts"
import { erasureFollows } from "../db/keep-erasure.ts"
import { renewDealerLists } from "../db/renew-dealer-lists.ts"
import { addCookies } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { lawfulKinds, Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { accountById, type AccountRow } from "./account-row.ts"
import { endFamiliesOf } from "./families.ts"
import { newBrowserSession } from "./open-session.ts"
import { proveOwnPassword } from "./registration/own-account.ts"
import { noOrderGrants, noSessionCookies } from "./session-cookies.ts"

/** Name of the job that sends the mail about the deletion of an account (services.ts). */
export const accountDeletedJob = "account-deleted"

/**
 * Deletes the login and personal data without a legal retention period. Orders stay, detached by the foreign key, and
 * so does the audit log, which names people by account number only (rule account.deletion). Sign-ins, addresses, alarms
 * and mailed links are deleted with the account. Logs, mandates and declarations of withdrawal stay with the orders:
 * they are business letters and proofs that the law requires to retain (decision 022).
 */
export const eraseAccount = Effect.fnUntraced(function* (account: AccountRow, ownerHash: Uint8Array | null) {
  const { id: accountId, email, securityVersion } = account
  const sql = yield* SqlClient
  const key = mailboxKey(email)
  // locks the orders before the account, in the same sequence as order changes do, to avoid a deadlock
  yield* sql`select 1 from customer_order where account_id = ${accountId} order by id for no key update`
  // reviews of dealers stay, without a link to their author (rule review.source)
  const signed = yield* sql<{ readonly dealerId: number }>`
    update review set first_name = '', place = ''
    where order_id in (select id from customer_order where account_id = ${accountId})
    returning dealer_id as "dealerId"`
  // cached pages of these dealers still show the name, so they are renewed
  for (const dealerId of new Set(signed.map((review) => review.dealerId))) yield* renewDealerLists(dealerId)
  for (const table of ["sepa_mandate", "instalment_application"])
    yield* sql`
      delete from ${sql(table)} b using order_draft d where d.id = b.draft_id and d.account_id = ${accountId}
        and not exists (select 1 from customer_order o where o.draft_id = b.draft_id)`
  yield* sql`delete from order_draft where account_id = ${accountId}`
  yield* sql`delete from review_reporter where mailbox_key(email) = ${key}`
  yield* sql`delete from price_alarm where mailbox_key(email) = ${key}`
  yield* sql`delete from pending_registration where mailbox_key(email) = ${key}`
  yield* sql`delete from proved_mailbox where mailbox = ${key}`
  yield* sql`delete from registration_cache where owner_hash = ${ownerHash}::bytea`
  yield* sql`
    delete from mail where mailbox_key(recipient) = ${key} and kind <> all(${lawfulKinds}::text[])`
  const gone = yield* sql<{ readonly countryId: number; readonly key: string }>`
    delete from account where id = ${accountId} and security_version = ${securityVersion} returning country_id as "countryId",
      ${sql.literal(erasureKey("account"))} as key`
  return gone[0]
})

/**
 * Deletes the caller's account; requires its password. Staff accounts are deleted by an admin, so that a single stolen
 * session cannot delete the account of an employee.
 */
export const deleteAccount = Effect.fnUntraced(function* ({ password }: { readonly password: string }) {
  const { user, ownerHash } = yield* Visitor
  const account = user === undefined ? undefined : yield* accountById(user.accountId)
  if (account === undefined) return yield* Effect.fail(refusals.notFound)
  if (isStaff(account.roles)) return yield* Effect.fail(refusals.forbidden)
  yield* proveOwnPassword(account, password, "Password")
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql.withTransaction(
    Effect.gen(function* () {
      // the rows are deleted with the account anyway; this call logs the end of a running impersonation
      yield* endFamiliesOf(account.id, "deleted", now)
      const gone = yield* eraseAccount(account, ownerHash ?? null)
      // the account is already deleted, or its password was replaced during the verification
      if (gone === undefined) return yield* Effect.fail(refusals.signInNeeded)
      yield* audit({ event: "accountDeleted", actorId: account.id, subjectId: account.id })
      const { email, id: accountId } = account
      yield* addJob(accountDeletedJob, { email, accountId, countryId: gone.countryId })
      yield* erasureFollows({ kind: "account", id: accountId, key: gone.key })
    })
  )
  yield* newBrowserSession
  const { headers } = yield* HttpServerRequest
  yield* addCookies([...noSessionCookies, ...noOrderGrants(headers["cookie"])])
  return { success: true }
})

const decode = Schema.decodeUnknownEffect(
  Schema.Struct({ email: Schema.String, countryId: Schema.Int, accountId: Schema.Int })
)

/** Mails the owner that the account was deleted, in case another person has done it. */
export const mailAccountDeleted = Effect.fnUntraced(function* (payload: unknown) {
  const { email, countryId, accountId } = yield* decode(payload)
  const { operator, locales } = yield* ShopSite
  const mailer = yield* Mailer
  const { code } = localeOfCountry(isCountryId(countryId) ? countryId : 1)
  const letter = writtenLetter({
    locale: code,
    phone: locales[code].customerPhone,
    operator,
    subject: "Ihr Kundenkonto ist gelöscht",
    parts: [
      "Ihr Kundenkonto und die Daten, die wir nur dafür hatten, sind gelöscht. Sie sind überall abgemeldet.",
      "Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt, getrennt von einem Konto.",
      `Wenn Sie das nicht selbst waren, schreiben Sie uns bitte sofort: ${operator.email}`
    ]
  })
  const id = createHash("sha256").update(`${accountDeletedJob} ${accountId}`).digest("base64url").slice(0, 22)
  yield* mailer.deliver({ id: `account-deleted-${id}`, kind: "account-deleted", recipient: email, ...letter })
})
