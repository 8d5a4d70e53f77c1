import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mailboxKey } from "../../../domain/account/mailbox.ts"
import type { Address } from "../../../domain/address.ts"
import type { CountryId } from "../../../domain/country.ts"
import { hashOf } from "../families.ts"
import { linkLifetimes, linkToken } from "./mail-tokens.ts"

/** What a registration will make of its account once the mailbox is proved. */
export interface PendingContents {
  readonly countryId: CountryId
  readonly deliveryAddress: Address | null
  readonly invoiceAddress: Address | null
  readonly newsletter: boolean
  readonly termsVersion: string
  /** A path of our own, or none. */
  readonly returnUrl: string | null
  /** SHA-256 of the browser's session, in hex; empty without one. */
  readonly owner: string
}

export interface Pending {
  readonly email: string
  readonly passwordHash: string | null
  readonly contents: PendingContents
}

/** Keeps a registration until its mailbox is proved, under the hash of the token that its mail will carry. */
export const keepPending = Effect.fnUntraced(function* (
  id: string,
  { email, passwordHash, contents }: Pending,
  now: number
) {
  const sql = yield* SqlClient
  const token = yield* linkToken("registration", id)
  yield* sql`
    insert into pending_registration (token_hash, email, password_hash, contents, created_at, expires_at)
    values (${hashOf(token)}, ${email}, ${passwordHash}, ${JSON.stringify(contents)}::jsonb,
      ${new Date(now).toISOString()}, ${new Date(now + linkLifetimes.registration).toISOString()})`
})

/** A registration that can still be confirmed. */
export const pendingOf = Effect.fnUntraced(function* (token: string, now: number) {
  const sql = yield* SqlClient
  const [pending] = yield* sql<Pending>`
    select email, password_hash as "passwordHash", contents from pending_registration
    where token_hash = ${hashOf(token)} and expires_at > ${new Date(now).toISOString()}`
  return pending
})

/** Takes a registration out: of two who come at once, one has it. */
export const takePending = Effect.fnUntraced(function* (token: string, now: number) {
  const sql = yield* SqlClient
  const [pending] = yield* sql<Pending>`
    delete from pending_registration
    where token_hash = ${hashOf(token)} and expires_at > ${new Date(now).toISOString()}
    returning email, password_hash as "passwordHash", contents`
  return pending
})

/** Forgets every registration of a mailbox: it has its account. */
export const dropPending = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  yield* sql`delete from pending_registration where mailbox_key(email) = ${mailboxKey(email)}`
})
