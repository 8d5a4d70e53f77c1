import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SignInAnswer } from "../../contract/account.api.ts"
import { Visitor } from "../../contract/middleware.ts"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import { homeOf, isOfMenu } from "../../domain/rights/menus.ts"
import { isStaff } from "../../domain/rights/roles.ts"
import { audit } from "../db/audit-event.ts"
import { countCall } from "../http/rate-limits.ts"
import { Meters } from "../ports/meters.ts"
import { type AccountRow, accountByEmail } from "./account-row.ts"
import { beginFamily } from "./families.ts"
import { attemptKey, rememberDevice } from "./known-devices.ts"
import { adoptDrafts, newBrowserSession, openSession } from "./open-session.ts"
import { ownAddressOf } from "./dealer-redirect.ts"
import { PasswordHash } from "./password-hash.ts"
import { provesSecondFactor } from "./prove-second-factor.ts"
import { joinOrders } from "./registration/attach-orders.ts"
import { pendingHash } from "./registration/pending.ts"
import { carryCache } from "./registration/registration-cache.ts"
import { ownReturnPath } from "./registration/way-on.ts"
import { newSecret, setupAddress } from "./second-factor.ts"
import { openTotp, storedTotp } from "./stored-totp.ts"

interface Credentials {
  readonly userName: string
  readonly password: string
  readonly code?: string
  /** The page to open next; only a path of the shop is accepted. */
  readonly returnUrl?: string
}

const refused = (reason: NonNullable<SignInAnswer["reason"]>): SignInAnswer => ({
  succeeded: false,
  accessToken: null,
  redirectUrl: null,
  reason
})

/**
 * Returns the secret with which an account sets up its second factor; it stays the same until a code has confirmed it.
 */
const offerSecret = Effect.fnUntraced(function* (account: AccountRow) {
  const { id, totpOffered } = account
  if (totpOffered !== null) return yield* openTotp(id, totpOffered)
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly stored: string }>`
    update account set totp_offered = coalesce(totp_offered, ${yield* storedTotp(id, newSecret())}) where id = ${id}
    returning totp_offered as stored`
  return row === undefined ? newSecret() : yield* openTotp(id, row.stored)
})

/**
 * Returns why the second factor refuses a sign-in after a correct password; `undefined` if the second factor is proved.
 */
const secondFactorRefusal = Effect.fnUntraced(function* (
  account: AccountRow,
  code: string | undefined,
  now: number
) {
  if (!isStaff(account.roles)) return undefined
  const offered = account.totpSecret === null ? yield* offerSecret(account) : undefined
  if (code === undefined || code === "")
    return offered === undefined
      ? refused("secondFactorNeeded")
      : { ...refused("secondFactorSetup"), setupAddress: setupAddress(offered, account.email) }
  if (!(yield* provesSecondFactor(account, offered, code, now))) return refused("secondFactorWrong")
  if (account.totpSecret === null) {
    const sql = yield* SqlClient
    yield* sql`update account set totp_secret = totp_offered, totp_offered = null where id = ${account.id}`
    yield* audit({ event: "secondFactorSet", actorId: account.id, subjectId: account.id })
  }
  return undefined
})

/**
 * Responds to a successful sign-in with a redirect to the dealer's own URL: no session is started here, so there is no
 * token.
 */
const ledElsewhere = Effect.fnUntraced(function* ({ id }: AccountRow, redirectUrl: string) {
  yield* audit({ event: "signedIn", actorId: id, subjectId: id, detail: { by: "redirect" } })
  const answer: SignInAnswer = { succeeded: true, accessToken: null, redirectUrl }
  return answer
})

/**
 * Signs in. A known address gets the same response as an unknown one, with the same calls, work and text; data of an
 * account are disclosed only with its password (decision 014). A pending registration is reported to the browser that
 * registered, whether or not the e-mail address has an account.
 */
export const signIn = Effect.fnUntraced(function* ({ userName, password, code, returnUrl }: Credentials) {
  const mailbox = mailboxKey(userName)
  const { address, ownerHash } = yield* Visitor
  const now = yield* Clock.currentTimeMillis
  yield* countCall("signIn", { session: yield* attemptKey(mailbox, now), address })
  const account = yield* accountByEmail(userName)
  const pending = yield* pendingHash(mailbox, ownerHash, now)
  const { matches } = yield* PasswordHash
  const meters = yield* Meters
  const isRight = yield* matches(password, account?.passwordHash)
  if (account === undefined || !isRight) {
    const isPending = pending !== null && (yield* matches(password, pending))
    yield* audit({ event: "signInFailed", actorId: undefined, subjectId: account?.id })
    meters.count("signInsFailed", { reason: "credentialsWrong" })
    return refused(isPending ? "confirmationPending" : "credentialsWrong")
  }
  const refusal = account.isLocked ? refused("locked") : yield* secondFactorRefusal(account, code, now)
  if (refusal?.reason === "locked" || refusal?.reason === "secondFactorWrong") {
    yield* audit({
      event: "signInFailed",
      actorId: undefined,
      subjectId: account.id,
      detail: { reason: refusal.reason }
    })
    meters.count("signInsFailed", { reason: refusal.reason })
  }
  if (refusal !== undefined) return refusal
  yield* rememberDevice(account.id, now)
  // if the requested page requires sign-in, it is opened in this shop; other return URLs only say where the user came
  // from, and do not prevent the redirect to the dealer's own URL
  const isOnTheWay = isOfMenu(ownReturnPath(returnUrl) ?? "", { roles: account.roles, isImpersonated: false })
  const elsewhere = isOnTheWay ? undefined : yield* ownAddressOf(account)
  if (elsewhere !== undefined) return yield* ledElsewhere(account, elsewhere)
  const link = yield* beginFamily({ account }, now)
  yield* joinOrders(account)
  yield* audit({ event: "signedIn", actorId: account.id, subjectId: account.id })
  yield* adoptDrafts(ownerHash, account.id)
  yield* carryCache(ownerHash, yield* newBrowserSession, account.email)
  const { accessToken, session } = yield* openSession(account, link, undefined)
  const answer: SignInAnswer = { succeeded: true, accessToken, redirectUrl: homeOf(session), session }
  return answer
})
