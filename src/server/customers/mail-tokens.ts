import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { Secrets } from "../http/secrets.ts"

/**
 * The purpose of a link in a mail; a token for one purpose is invalid for another purpose (rule safety.mailed-links).
 */
export type MailPurpose = "alarm" | "rating"

/**
 * Returns the token for a purpose and subject: a 256-bit HMAC. It can be computed again, so that the payload of a mail
 * job needs no token; the table stores only a hash of the token.
 */
export const mailTokenOf = (sign: Secrets["Service"]["sign"], purpose: MailPurpose, subject: string) =>
  sign("link", `${purpose} ${subject}`)

/** Stores the token of a subject as valid for this many days. */
export const allowMailToken = Effect.fnUntraced(function* (
  purpose: MailPurpose,
  subject: string,
  options: { readonly accountId: number | null; readonly days: number; readonly now: number }
) {
  const sql = yield* SqlClient
  const { sign } = yield* Secrets
  const token = mailTokenOf(sign, purpose, subject)
  const { accountId, days, now } = options
  yield* sql`
    insert into mail_token (token_hash, purpose, account_id, subject, created_at, expires_at)
    values (${tokenHash(token)}, ${purpose}, ${accountId}::int, ${subject}, ${new Date(now).toISOString()}::timestamptz,
      ${new Date(now + days * 86_400_000).toISOString()}::timestamptz)
    on conflict (token_hash) do update set expires_at = greatest(mail_token.expires_at, excluded.expires_at)`
  return token
})

/** Returns the subject of a valid token; undefined if the token is unknown, expired, used, or for another purpose. */
export const subjectOf = Effect.fnUntraced(function* (purpose: MailPurpose, token: string, now: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly subject: string }>`
    select subject from mail_token
    where token_hash = ${tokenHash(token)} and purpose = ${purpose} and used_at is null
      and expires_at > ${new Date(now).toISOString()}::timestamptz`
  return row?.subject
})

/**
 * Returns the subject of a valid token and marks the token as used; a concurrent call with the same token waits here
 * and finds it used.
 */
export const takeMailToken = Effect.fnUntraced(function* (purpose: MailPurpose, token: string, now: number) {
  const sql = yield* SqlClient
  const at = new Date(now).toISOString()
  const [row] = yield* sql<{ readonly subject: string }>`
    update mail_token set used_at = ${at}::timestamptz
    where token_hash = ${tokenHash(token)} and purpose = ${purpose} and used_at is null
      and expires_at > ${at}::timestamptz
    returning subject`
  return row?.subject
})
