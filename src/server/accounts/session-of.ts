import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { personName } from "../../domain/account/session.ts"
import type { AccountRow } from "./account-row.ts"

interface SignInFacts {
  readonly familyId: string
  /** The staff member who impersonates the account. */
  readonly actorId: number | undefined
  /** Time at which the access token expires, in seconds since 1970. */
  readonly expiresAt: number
}

const knownTwice = (firstName: string, lastName: string) => ({
  firstName: firstName === "" ? lastName : firstName,
  lastName: lastName === "" ? firstName : lastName
})

/** Returns the staff member who impersonates the account, and the latest end of the impersonation (decision 015). */
const impersonationOf = Effect.fnUntraced(function* (familyId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly endsAt: number
    readonly page: string | null
  }>`
    select a.first_name as "firstName", a.last_name as "lastName", a.email,
      (extract(epoch from f.ends_at) * 1000)::float8 as "endsAt",
      f.begun_on_page as page
    from session_family f join account a on a.id = f.actor_id where f.id = ${familyId}`
  if (row === undefined) return {}
  const staffName = personName(knownTwice(row.firstName, row.lastName)) || row.email
  const begunOnPage = row.page ?? undefined
  return {
    impersonation: {
      staffName,
      endsAt: Math.round(row.endsAt),
      ...(begunOnPage !== undefined && { begunOnPage })
    }
  }
})

/**
 * Returns the data of a sign-in that pages may use; a user with only one name has it as first and last name (rule
 * account.one-name).
 */
export const sessionOf = Effect.fnUntraced(function* (
  account: AccountRow,
  { familyId, actorId, expiresAt }: SignInFacts,
  now: number
) {
  return {
    userId: String(account.id),
    roles: account.roles,
    expiresAt: expiresAt * 1000,
    serverNow: now,
    ...knownTwice(account.firstName, account.lastName),
    isImpersonated: actorId !== undefined,
    ...(actorId !== undefined && (yield* impersonationOf(familyId))),
    hasAnyOrder: account.hasAnyOrder,
    ...(account.dealerId !== null && { dealerId: account.dealerId })
  }
})
