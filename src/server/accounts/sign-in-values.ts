import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { tokenHash } from "../db/token-hash.ts"
import type { SignInAnswer } from "../../contract/account.api.ts"
import { Visitor } from "../../contract/middleware.ts"
import { homeOf } from "../../domain/rights/menus.ts"
import { isStaff } from "../../domain/rights/roles.ts"
import { audit } from "../db/audit-event.ts"
import { addCookies, cookieOf, refreshCookie } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { accountById } from "./account-row.ts"
import { beginFamily } from "./families.ts"
import { rememberDevice } from "./known-devices.ts"
import { adoptDrafts, newBrowserSession, openSession } from "./open-session.ts"
import { continueSession } from "./refresh.ts"
import { joinOrders } from "./registration/attach-orders.ts"
import { carryCache } from "./registration/registration-cache.ts"
import { backFromOverdue } from "./sign-out.ts"
import { signInCookie } from "./session-cookies.ts"

/** Kinds of `AuthCookieValue`: 1 continues an earlier sign-in of this browser, 2 is a value that is valid once. */
export const cookieKinds = { earlierSignIn: 1, once: 2 } as const

/** Lifetime of a value that is valid once, in seconds. */
const lifetime = 600

/** Creates a value with which this browser can sign in once; it is stored in an HttpOnly cookie. */
export const giveSignInValue = Effect.fnUntraced(function* (accountId: number) {
  const { ownerHash } = yield* Visitor
  if (ownerHash === undefined) return
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const value = randomBytes(32).toString("base64url")
  yield* sql`
    insert into mail_token (token_hash, purpose, account_id, subject, created_at, expires_at)
    values (${tokenHash(value)}, 'signIn', ${accountId}, ${Buffer.from(ownerHash).toString("hex")},
      ${new Date(now).toISOString()}, ${new Date(now + lifetime * 1000).toISOString()})`
  yield* addCookies([{ name: signInCookie, value, maxAge: lifetime, httpOnly: true }])
})

/** Uses up a value; it is valid only in the browser for which it was created (rule session.sign-in-value). */
const takeValue = Effect.fnUntraced(function* (value: string, ownerHash: Uint8Array, now: number) {
  const sql = yield* SqlClient
  const at = new Date(now).toISOString()
  const [row] = yield* sql<{ readonly accountId: number }>`
    update mail_token set used_at = ${at}
    where token_hash = ${tokenHash(value)} and purpose = 'signIn' and used_at is null and expires_at > ${at}
      and subject = ${Buffer.from(ownerHash).toString("hex")}
    returning account_id as "accountId"`
  return row?.accountId
})

const once = Effect.fnUntraced(function* (given: string) {
  const { headers } = yield* HttpServerRequest
  const { ownerHash } = yield* Visitor
  const value = given === "" ? cookieOf(headers["cookie"], signInCookie) : given
  const now = yield* Clock.currentTimeMillis
  const accountId =
    value === undefined || ownerHash === undefined ? undefined : yield* takeValue(value, ownerHash, now)
  const account = accountId === undefined ? undefined : yield* accountById(accountId)
  // staff sign in with password and second factor only
  if (account === undefined || account.isLocked || isStaff(account.roles))
    return yield* Effect.fail(refusals.signInNeeded)
  const link = yield* beginFamily({ account }, now)
  yield* rememberDevice(account.id, now)
  yield* joinOrders(account)
  yield* audit({ event: "signedIn", actorId: account.id, subjectId: account.id, detail: { by: "cookie" } })
  yield* adoptDrafts(ownerHash, account.id)
  yield* carryCache(ownerHash, yield* newBrowserSession, account.email)
  yield* addCookies([{ name: signInCookie, value: "", maxAge: 0, httpOnly: true }])
  const { accessToken, session } = yield* openSession(account, link, undefined)
  const answer: SignInAnswer = { succeeded: true, accessToken, redirectUrl: homeOf(session), session }
  return answer
})

const isNothing = (failure: unknown): failure is typeof refusals.signInNeeded =>
  failure === refusals.signInNeeded

/** Continues the session; after an impersonation that has timed out, the response contains the page to return to. */
const earlier = Effect.gen(function* () {
  const { headers } = yield* HttpServerRequest
  const token = cookieOf(headers["cookie"], refreshCookie)
  const goOn = Effect.map(continueSession(token), ({ accessToken, session }): SignInAnswer => ({
    succeeded: true,
    accessToken,
    redirectUrl: null,
    session
  }))
  const goBack = Effect.gen(function* () {
    const back = yield* backFromOverdue(token)
    if (back === undefined) return yield* Effect.fail(refusals.signInNeeded)
    const { accessToken, session, page } = back
    const answer: SignInAnswer = { succeeded: true, accessToken, redirectUrl: page, session }
    return answer
  })
  return yield* Effect.catchIf(goOn, isNothing, () => goBack)
})

/** Signs in with a cookie of this browser; an invalid value is no error (rule session.sign-in-value). */
export const signInByCookie = Effect.fnUntraced(function* (asked: {
  readonly type: number
  readonly authCookieValue: string
}) {
  const nothing: SignInAnswer = { succeeded: false, accessToken: null, redirectUrl: null }
  if (asked.type === cookieKinds.earlierSignIn)
    return yield* Effect.catchIf(earlier, isNothing, () => Effect.succeed(nothing))
  if (asked.type === cookieKinds.once)
    return yield* Effect.catchIf(once(asked.authCookieValue), isNothing, () => Effect.succeed(nothing))
  return nothing
})
