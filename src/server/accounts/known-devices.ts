import { Effect } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { tokenHash } from "../db/token-hash.ts"
import { deviceLifetime } from "../../domain/account/session-times.ts"
import { addCookies, cookieOf, TakesCookies } from "../http/cookies.ts"

/** A random id of this browser; only the database stores which accounts have signed in with it. */
export const deviceCookie = "__Host-device"

/** Maximum number of browsers remembered per account; the oldest are forgotten. */
const mostDevices = 20

const deviceOf = Effect.map(HttpServerRequest, ({ headers }) => {
  const value = cookieOf(headers["cookie"], deviceCookie) ?? ""
  return /^[A-Za-z0-9_-]{32}$/u.test(value) ? tokenHash(value) : undefined
})

/**
 * Returns the name of the counter of wrong passwords for an e-mail address: a browser with an earlier sign-in to the
 * account has a separate counter, all other browsers share one. So an attacker elsewhere can neither lock the owner out
 * nor find out whether an account exists (decision 040).
 */
export const attemptKey = Effect.fnUntraced(function* (mailbox: string, now: number) {
  const device = yield* deviceOf
  if (device === undefined) return mailbox
  const sql = yield* SqlClient
  const known = yield* sql`
    select 1 from known_device d join account a on a.id = d.account_id
    where d.device_hash = ${device} and mailbox_key(a.email) = ${mailbox}
      and d.known_at > ${new Date(now - deviceLifetime).toISOString()}::timestamptz`
  return known.length === 0 ? mailbox : `${Buffer.from(device).toString("hex")} ${mailbox}`
})

/**
 * Remembers this browser for an account whose owner has just signed in. The cookie gets a new value each time, so that
 * a value that was read or planted earlier is invalid.
 */
export const rememberDevice = Effect.fnUntraced(function* (accountId: number, now: number) {
  if (!(yield* TakesCookies)) return
  const sql = yield* SqlClient
  const former = yield* deviceOf
  const value = randomBytes(24).toString("base64url")
  const at = new Date(now).toISOString()
  if (former !== undefined)
    yield* sql`update known_device set device_hash = ${tokenHash(value)} where device_hash = ${former}`
  yield* sql`
    insert into known_device (device_hash, account_id, known_at) values (${tokenHash(value)}, ${accountId}, ${at})
    on conflict (device_hash, account_id) do update set known_at = excluded.known_at`
  yield* sql`
    delete from known_device where account_id = ${accountId} and device_hash not in (
      select device_hash from known_device where account_id = ${accountId}
      order by known_at desc, device_hash limit ${mostDevices})`
  yield* addCookies([
    { name: deviceCookie, value, maxAge: Math.floor(deviceLifetime / 1000), httpOnly: true }
  ])
})

/** Forgets every known browser of an account: browsers that signed in with the former password are unknown again. */
export const forgetDevices = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  yield* sql`delete from known_device where account_id = ${accountId}`
})
