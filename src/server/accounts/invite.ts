import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { emailProblem } from "../../domain/account/email.ts"
import { invitationLifetime } from "../../domain/account/invitation.ts"
import { mailboxOf } from "../../domain/mail/mailbox.ts"
import { needsDealer, type Role } from "../../domain/rights/roles.ts"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { countCall } from "../http/rate-limits.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import type { AccountRow } from "./account-row.ts"
import { accountMailJob } from "./registration/account-mail.ts"
import { waitingAccount } from "./waiting-account.ts"

export interface Invited {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

interface Rights {
  readonly roles: ReadonlyArray<Role>
  readonly dealerId: number | null
}

const refused = (code: string, field: string) => Effect.fail(invalid([{ code, field, params: {} }]))

/**
 * Creates an account without a password and mails a link for setting the password (rule account.invitations). An
 * account that still has no password and has the same rights gets another link; any other account with this e-mail
 * address stays unchanged and is reported as a problem.
 */
const invite = Effect.fnUntraced(function* (person: Invited, { roles, dealerId }: Rights, countryId: number) {
  const actor = yield* staffMember
  const problem = emailProblem(person.email)
  if (problem !== undefined) return yield* refused(problem, "Email")
  yield* countCall("invitation", { session: String(actor.accountId) })
  const wish = { ...person, email: mailboxOf(person.email), roles, dealerId, countryId }
  const hasSameRights = (account: AccountRow) =>
    account.dealerId === dealerId && account.roles.toSorted().join() === roles.join()
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const { accountId, id } = yield* waitingAccount(wish, hasSameRights, invitationLifetime, now).pipe(
        Effect.catchTag("AccountExists", () => refused("accountExists", "Email"))
      )
      yield* addJob(accountMailJob, { kind: "invitation", id, accountId })
      yield* audit({
        event: "invited",
        actorId: actor.accountId,
        subjectId: accountId,
        detail: { roles, dealerId: dealerId ?? "" }
      })
      return { id: accountId, invitedUntil: new Date(now + invitationLifetime).toISOString() }
    })
  )
})

const countryOf = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const [dealer] = yield* sql<{ readonly countryId: number }>`
    select country_id as "countryId" from dealer where id = ${dealerId}`
  return dealer?.countryId
})

/**
 * Invites a person with any roles; the mail uses the language of the dealer's country, or of Germany if there is no
 * dealer.
 */
export const inviteUser = Effect.fnUntraced(function* (
  wish: Invited & { readonly roles: ReadonlyArray<Role>; readonly dealerId?: number | null }
) {
  const roles = [...new Set(wish.roles)].toSorted()
  if (roles.length === 0) return yield* refused("required", "Roles")
  if (!needsDealer(roles)) return yield* invite(wish, { roles, dealerId: null }, 1)
  const dealerId = wish.dealerId ?? null
  if (dealerId === null) return yield* refused("dealerRequired", "DealerId")
  const countryId = yield* countryOf(dealerId)
  if (countryId === undefined) return yield* refused("dealerUnknown", "DealerId")
  return yield* invite(wish, { roles, dealerId }, countryId)
})

/** Invites a person to a dealer, always with the role of a dealer's employee. */
export const inviteToDealer = Effect.fnUntraced(function* (dealerId: number, person: Invited) {
  const countryId = yield* countryOf(dealerId)
  if (countryId === undefined) return yield* Effect.fail(refusals.notFound)
  return yield* invite(person, { roles: ["Role_AdvertisingPartner"], dealerId }, countryId)
})
