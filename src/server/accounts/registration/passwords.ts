import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { mailboxKey, mailboxOf } from "../../../domain/mail/mailbox.ts"
import { homeOf } from "../../../domain/rights/menus.ts"
import { isStaff } from "../../../domain/rights/roles.ts"
import { addJob } from "../../db/add-job.ts"
import { audit } from "../../db/audit-event.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { accountById, holdAsRead } from "../account-row.ts"
import { ownAddressOf } from "../dealer-redirect.ts"
import { endFamiliesOf } from "../families.ts"
import { attemptKey, forgetDevices, rememberDevice } from "../known-devices.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { PasswordHash } from "../password-hash.ts"
import { giveSignInValue } from "../sign-in-values.ts"
import { accountMailJob } from "./account-mail.ts"
import { dropTokens, newLinkId, proofOf, takeToken, tokenRefused } from "./mail-tokens.ts"
import { ownAccount, proveOwnPassword } from "./own-account.ts"
import { newPasswordProblems } from "./password-rules.ts"
import { mailboxProblems } from "./register.ts"

/**
 * Requests a link to set a new password; only the job checks whether an account exists (rule account.neutral). A
 * browser with an earlier sign-in to the account has its own rate limit: requests from elsewhere do not use up the
 * owner's.
 */
export const forgotPassword = Effect.fnUntraced(function* (typed: string) {
  const problems = mailboxProblems(typed, "Email")
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const email = mailboxOf(typed)
  const { address } = yield* Visitor
  const now = yield* Clock.currentTimeMillis
  yield* countCall("mailRequest", { session: yield* attemptKey(mailboxKey(email), now), address })
  yield* addJob(accountMailJob, { kind: "passwordReset", id: newLinkId(), email })
  return { succeeded: true }
})

/** Sets a new password, and ends every sign-in, link and sign-in value that was created under the former one. */
const replacePassword = Effect.fnUntraced(function* (accountId: number, passwordHash: string, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    update account set password_hash = ${passwordHash}, security_version = security_version + 1
    where id = ${accountId}`
  yield* endFamiliesOf(accountId, "passwordChanged", now)
  yield* dropTokens("password", accountId)
  yield* dropTokens("signIn", accountId)
  yield* dropTokens("email", accountId)
  yield* forgetDevices(accountId)
  yield* audit({ event: "passwordChanged", actorId: accountId, subjectId: accountId })
  yield* addJob(accountMailJob, { kind: "passwordChanged", id: newLinkId(), accountId })
})

/**
 * Sets a password by a mailed link. All sign-ins end; a user without a former password comes from registration and is
 * signed in again in this browser.
 */
export const setPassword = Effect.fnUntraced(function* (wish: {
  readonly token: string
  readonly password: string
}) {
  const now = yield* Clock.currentTimeMillis
  const proof = yield* proofOf("password", wish.token, now)
  const account = proof === undefined ? undefined : yield* accountById(proof.accountId)
  if (account === undefined) return yield* Effect.fail(tokenRefused)
  const problems = newPasswordProblems(wish.password, account.email, {
    field: "Password",
    site: yield* ShopSite
  })
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const { make } = yield* PasswordHash
  const passwordHash = yield* make(wish.password)
  const isFirst = account.passwordHash === null && !isStaff(account.roles)
  // a user of a dealer with its own URL is redirected there by the sign-in, and not signed in here
  const isSignedIn = isFirst && (yield* ownAddressOf(account)) === undefined
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const { accountId } = yield* takeToken("password", wish.token, now)
      yield* replacePassword(accountId, passwordHash, now)
      if (isSignedIn) yield* giveSignInValue(accountId)
      // the owner of the mailbox can sign in with the new password, regardless of earlier wrong attempts
      yield* rememberDevice(accountId, now)
    })
  )
  return {
    succeeded: true,
    accessToken: null,
    redirectUrl: isSignedIn
      ? homeOf({ roles: account.roles, isImpersonated: false })
      : "/benutzerkonto/anmeldung"
  }
})

/** Sets a new password; requires the former one. Only this browser is signed in again. */
export const changePassword = Effect.fnUntraced(function* (wish: {
  readonly password: string
  readonly newPassword: string
}) {
  const account = yield* ownAccount
  const problems = newPasswordProblems(wish.newPassword, account.email, {
    field: "NewPassword",
    site: yield* ShopSite
  })
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  yield* proveOwnPassword(account, wish.password, "Password")
  const { make } = yield* PasswordHash
  const passwordHash = yield* make(wish.newPassword)
  const now = yield* Clock.currentTimeMillis
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      // a password that was set by a mailed link meanwhile is not replaced: the account's owner may have set it to lock
      // another person out
      if (!(yield* holdAsRead(account))) return yield* Effect.fail(refusals.signInNeeded)
      yield* replacePassword(account.id, passwordHash, now)
      yield* giveSignInValue(account.id)
      yield* rememberDevice(account.id, now)
    })
  )
  return { succeeded: true, accessToken: null, redirectUrl: "/benutzerkonto/anmeldung" }
})
