import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import type { Role } from "../../domain/rights/roles.ts"
import { accountByEmail, type AccountRow } from "./account-row.ts"
import { dropTokens, giveToken, newLinkId } from "./registration/mail-tokens.ts"

/** An account that staff or the operator create for another person. */
export interface NewAccount {
  /** The e-mail address in its stored form (`mailboxOf`). */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: ReadonlyArray<Role>
  readonly dealerId: number | null
  readonly countryId: number
}

/** The e-mail address already has another account, which stays unchanged. */
export class AccountExists {
  readonly _tag = "AccountExists"
}

const inserted = Effect.fnUntraced(function* (wish: NewAccount) {
  const { email, firstName, lastName, roles, dealerId, countryId } = wish
  const sql = yield* SqlClient
  // of two concurrent calls, the second waits for the first and finds the account that it created
  const [row] = yield* sql<{ readonly id: number }>`
    insert into account (email, password_hash, roles, dealer_id, first_name, last_name, country_id)
    values (${email}, null, ${roles}, ${dealerId}, ${firstName}, ${lastName}, ${countryId})
    on conflict (mailbox_key(email)) do nothing returning id`
  return row?.id
})

const found = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient
  yield* sql`select 1 from account where mailbox_key(email) = ${mailboxKey(email)} for update`
  return yield* accountByEmail(email)
})

/**
 * Creates an account without a password, or finds the one that waits for its first password, and returns the token of a
 * link for setting the password; the former link becomes invalid. `isSame` decides whether an existing account is the
 * expected one. Must run in a transaction.
 */
export const waitingAccount = Effect.fnUntraced(function* (
  wish: NewAccount,
  isSame: (account: AccountRow) => boolean,
  lifetime: number,
  now: number
) {
  const made = yield* inserted(wish)
  const former = made === undefined ? yield* found(wish.email) : undefined
  const isWaiting = former !== undefined && former.passwordHash === null && !former.isLocked && isSame(former)
  const accountId = made ?? (isWaiting ? former.id : undefined)
  if (accountId === undefined) return yield* Effect.fail(new AccountExists())
  const id = newLinkId()
  yield* dropTokens("password", accountId)
  const token = yield* giveToken({ purpose: "password", id, accountId, lifetime }, now)
  return { accountId, isNew: made !== undefined, id, token }
})
