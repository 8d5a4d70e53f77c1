import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../db/token-hash.ts"
import { Secrets } from "../http/secrets.ts"

/** What a link in a mail is for; a token of one purpose is worthless for another (rule safety.mailed-links). */
export type MailPurpose = "alarm" | "rating"

/**
 * The token of a purpose and subject: an HMAC of 256 bits that can be made again, so that a job which writes the mail
 * needs none in its payload; the table knows its hash alone.
 */
export const mailTokenOf = (sign: Secrets["Service"]["sign"], purpose: MailPurpose, subject: string) =>
  sign("link", `${purpose} ${subject}`)

/** Lets the token of a subject open for so many days from now on. */
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

/** The subject of a token that still opens; nothing for one that is wrong, old, used or of another purpose. */
export const subjectOf = Effect.fnUntraced(function* (purpose: MailPurpose, token: string, now: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly subject: string }>`
    select subject from mail_token
    where token_hash = ${tokenHash(token)} and purpose = ${purpose} and used_at is null
      and expires_at > ${new Date(now).toISOString()}::timestamptz`
  return row?.subject
})

/** The same, only once: a concurrent call with the same token waits here and finds it used. */
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
