import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { linkHours, type LinkPurpose } from "../../../domain/account/link-lifetimes.ts"
import { tokenHash } from "../../db/token-hash.ts"
import { invalid } from "../../http/refusals.ts"
import { Secrets } from "../../http/secrets.ts"

/** Returns the lifetime of a purpose's links, in ms. */
export const linkLifetime = (purpose: LinkPurpose): number => linkHours[purpose] * 3_600_000

/** The same refusal for tokens that are invalid, used, expired or of another purpose. */
export const tokenRefused = invalid([{ code: "tokenInvalid", field: "Token", params: {} }])

/** Creates the reference that a job contains instead of the token, which is only in the mail; 144 random bits. */
export const newLinkId = (): string => randomBytes(18).toString("base64url")

/** Returns the token of a link: 256 bits, computed so that the same mail written again contains the same token. */
export const linkToken = Effect.fnUntraced(function* (purpose: LinkPurpose, id: string) {
  const { sign } = yield* Secrets
  return sign("link", `${purpose} ${id}`)
})

interface Proof {
  readonly purpose: Exclude<LinkPurpose, "registration">
  readonly id: string
  readonly accountId: number
  /** The verified value: the new address of an e-mail change. */
  readonly subject?: string
  /** SHA-256 of the session of the browser that made the request. */
  readonly ownerHash?: Uint8Array | undefined
  /** Lifetime of the link in ms, if it is not mailed. */
  readonly lifetime?: number
}

/** Stores the hash of a link's token and returns the token; a mail that is written again contains the same token. */
export const giveToken = Effect.fnUntraced(function* (
  { purpose, id, accountId, subject, ownerHash, lifetime }: Proof,
  now: number
) {
  const sql = yield* SqlClient
  const token = yield* linkToken(purpose, id)
  yield* sql`
    insert into mail_token (token_hash, purpose, account_id, subject, owner_hash, created_at, expires_at)
    values (${tokenHash(token)}, ${purpose}, ${accountId}, ${subject ?? ""}, ${ownerHash ?? null},
      ${new Date(now).toISOString()}, ${new Date(now + (lifetime ?? linkLifetime(purpose))).toISOString()})
    on conflict (token_hash) do nothing`
  return token
})

interface Proved {
  readonly accountId: number
  readonly subject: string
  readonly ownerHash: Uint8Array | null
}

/** Returns what a token proves, without using it up. */
export const proofOf = Effect.fnUntraced(function* (purpose: Proof["purpose"], token: string, now: number) {
  const sql = yield* SqlClient
  const [proved] = yield* sql<Proved>`
    select account_id as "accountId", subject, owner_hash as "ownerHash" from mail_token
    where token_hash = ${tokenHash(token)} and purpose = ${purpose} and account_id is not null
      and used_at is null and expires_at > ${new Date(now).toISOString()}`
  return proved
})

/** Uses a token up: if two calls use it at the same time, only one succeeds. */
export const takeToken = Effect.fnUntraced(function* (purpose: Proof["purpose"], token: string, now: number) {
  const sql = yield* SqlClient
  const at = new Date(now).toISOString()
  const [proved] = yield* sql<Proved>`
    update mail_token set used_at = ${at}
    where token_hash = ${tokenHash(token)} and purpose = ${purpose} and account_id is not null
      and used_at is null and expires_at > ${at}
    returning account_id as "accountId", subject, owner_hash as "ownerHash"`
  return proved ?? (yield* Effect.fail(tokenRefused))
})

/**
 * Invalidates the unused links of a purpose that were mailed to an account. They are set to expired, not deleted: a
 * mail that is written again must not make them valid again (rule safety.mailed-links).
 */
export const dropTokens = Effect.fnUntraced(function* (
  purpose: Proof["purpose"] | "signIn",
  accountId: number
) {
  const sql = yield* SqlClient
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  yield* sql`
    update mail_token set expires_at = ${at}::timestamptz
    where account_id = ${accountId} and purpose = ${purpose} and used_at is null and expires_at > ${at}::timestamptz`
})
