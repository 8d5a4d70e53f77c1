import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { tokenHash } from "../../db/token-hash.ts"
import { mailboxKey } from "../../../domain/mail/mailbox.ts"
import type { Address } from "../../../domain/address/address.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { linkLifetime, linkToken } from "./mail-tokens.ts"

/** Data of a registration for the account that is created once the e-mail address is verified. */
export interface PendingContents {
  readonly countryId: CountryId
  readonly deliveryAddress: Address | null
  readonly invoiceAddress: Address | null
  readonly newsletter: boolean
  readonly termsVersion: string
  /** A path of the shop; null if there is none. */
  readonly returnUrl: string | null
  /** SHA-256 of the browser's session, in hex; empty without one. */
  readonly owner: string
}

export interface Pending {
  readonly email: string
  readonly passwordHash: string | null
  readonly contents: PendingContents
}

export interface TakenPending extends Pending {
  /** Time at which the form was sent and the terms were accepted. */
  readonly createdAt: Date
}

/**
 * Stores a registration until its e-mail address is verified, under the hash of the token that its mail will contain.
 */
export const keepPending = Effect.fnUntraced(function* (
  id: string,
  { email, passwordHash, contents }: Pending,
  now: number
) {
  const sql = yield* SqlClient
  const token = yield* linkToken("registration", id)
  yield* sql`
    insert into pending_registration (token_hash, email, password_hash, contents, created_at, expires_at)
    values (${tokenHash(token)}, ${email}, ${passwordHash}, ${JSON.stringify(contents)}::jsonb,
      ${new Date(now).toISOString()}, ${new Date(now + linkLifetime("registration")).toISOString()})`
})

/** Returns a registration that can still be confirmed. */
export const pendingOf = Effect.fnUntraced(function* (token: string, now: number) {
  const sql = yield* SqlClient
  const [pending] = yield* sql<Pending>`
    select email, password_hash as "passwordHash", contents from pending_registration
    where token_hash = ${tokenHash(token)} and closed_at is null and expires_at > ${new Date(now).toISOString()}`
  return pending
})

/** Takes a pending registration to close it: if two calls take it at the same time, only one succeeds. */
export const takePending = Effect.fnUntraced(function* (token: string, now: number) {
  const sql = yield* SqlClient
  const [pending] = yield* sql<TakenPending>`
    select email, password_hash as "passwordHash", contents, created_at as "createdAt" from pending_registration
    where token_hash = ${tokenHash(token)} and closed_at is null and expires_at > ${new Date(now).toISOString()}
    for update`
  return pending
})

/**
 * Closes every registration for an e-mail address that now has an account. The typed fields are deleted, but the
 * password is kept until the registration expires: the response to a browser that registered must not disclose that an
 * account exists.
 */
export const closePending = Effect.fnUntraced(function* (email: string, now: number) {
  const sql = yield* SqlClient
  yield* sql`
    update pending_registration
    set closed_at = ${new Date(now).toISOString()}, contents = jsonb_build_object('owner', contents -> 'owner')
    where mailbox_key(email) = ${mailboxKey(email)} and closed_at is null`
})

/**
 * Returns the hash of the password that this browser has chosen for the account of an e-mail address, regardless of the
 * registration's outcome.
 */
export const pendingHash = Effect.fnUntraced(function* (
  mailbox: string,
  ownerHash: Uint8Array | undefined,
  now: number
) {
  if (ownerHash === undefined) return null
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly passwordHash: string | null }>`
    select password_hash as "passwordHash" from pending_registration
    where mailbox_key(email) = ${mailbox} and contents ->> 'owner' = ${Buffer.from(ownerHash).toString("hex")}
      and expires_at > ${new Date(now).toISOString()}
    order by created_at desc limit 1`
  return row?.passwordHash ?? null
})
