import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { cookieOf, orderCookiePrefix, type OwnCookie, setCookieText } from "../http/cookies.ts"
import { Secrets } from "../http/secrets.ts"
import { sameText } from "../http/sessions.ts"
import { isId } from "./drafts.ts"
import { grantDays } from "./place-statement.ts"

/**
 * Returns the name of an order's cookie: one cookie per order, so that a household's second order does not revoke
 * access to the first.
 */
const cookieName = (orderId: string): string => orderCookiePrefix + orderId

/**
 * Computes the tokens of an order: HMACs of its id under separate keys, 256 bits each. The tokens can be computed
 * again, so that a call repeated after a lost response sets the cookie again, and the mail job needs no token in its
 * payload.
 */
export const grantTokens = (sign: Secrets["Service"]["sign"], orderId: string) => ({
  cookie: sign("grant", orderId),
  mail: sign("mail", orderId)
})

export const grantCookie = (sign: Secrets["Service"]["sign"], orderId: string): OwnCookie => ({
  name: cookieName(orderId),
  value: grantTokens(sign, orderId).cookie,
  maxAge: grantDays * 86_400,
  httpOnly: true
})

/** Returns the grant for an order in a Cookie header; `undefined` if the header contains none. */
export const grantIn = (cookies: string | undefined, orderId: string): string | undefined =>
  isId(orderId) ? cookieOf(cookies, cookieName(orderId)) : undefined

/**
 * Records that the order's e-mail address is verified, because its mailed link was opened in the browser that placed
 * the order. The address is then verified for mails about this order, and for further orders in this browser. In
 * another browser the caller may be anyone who reads that mailbox, or a program that scans links (decisions 014 and
 * 032).
 */
const proveMailbox = Effect.fnUntraced(function* (orderId: string, ownerHash: Uint8Array, at: string) {
  const sql = yield* SqlClient
  yield* sql`
    with proved as (
      update customer_order o set mailbox_proved_at = coalesce(o.mailbox_proved_at, ${at}::timestamptz)
      from order_draft d
      where o.id = ${orderId} and d.id = o.draft_id and d.owner_hash = ${ownerHash}::bytea
      returning mailbox_key(o.email) as mailbox
    )
    insert into proved_mailbox (owner_hash, mailbox, proved_at)
    select ${ownerHash}::bytea, mailbox, ${at}::timestamptz from proved
    on conflict (owner_hash, mailbox) do update set proved_at = excluded.proved_at`
})

/**
 * Opens an order page by the link of its mail: returns the Set-Cookie header that grants access for 90 more days, or
 * `undefined` for a token that is invalid, expired or issued for another order. `ownerHash` belongs to the session of
 * the browser, if there is one.
 */
export const openByMail = Effect.fnUntraced(function* (
  orderId: string,
  token: string,
  ownerHash: Uint8Array | undefined
) {
  const { sign } = yield* Secrets
  if (!isId(orderId) || !sameText(token, grantTokens(sign, orderId).mail)) return undefined
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const cookie = grantCookie(sign, orderId)
  const opened = yield* sql`
    insert into order_grant (token_hash, order_id, purpose, expires_at)
    select ${tokenHash(cookie.value)}::bytea, g.order_id, 'cookie',
      ${new Date(now + grantDays * 86_400_000).toISOString()}::timestamptz
    from order_grant g
    where g.token_hash = ${tokenHash(token)} and g.order_id = ${orderId} and g.purpose = 'mail'
      and g.expires_at > ${new Date(now).toISOString()}::timestamptz
    on conflict (token_hash) do update set expires_at = excluded.expires_at
    returning order_id`
  if (opened.length === 0) return undefined
  if (ownerHash !== undefined) yield* proveMailbox(orderId, ownerHash, new Date(now).toISOString())
  return setCookieText(cookie)
})
