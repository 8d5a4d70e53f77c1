import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SignInAnswer } from "../../contract/account.api.ts"
import type { SignedIn } from "../../contract/middleware.ts"
import { homeOf } from "../../domain/rights/menus.ts"
import { impersonationLifetime } from "../../domain/account/session-times.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { isRole } from "../../domain/rights/roles.ts"
import { audit } from "../db/audit-event.ts"
import { accountById } from "./account-row.ts"
import { addJob } from "../db/add-job.ts"
import type { ReasonToAct } from "../ports/sign-ins.ts"
import { beginFamily, endFamily } from "./families.ts"
import { newBrowserSession, openSession } from "./open-session.ts"

/**
 * Whether the staff member behind an impersonation may continue: their own sign-in is open, and their account is not
 * locked and still has the permission (decision 015).
 */
export const actorMayGoOn = Effect.fnUntraced(function* (familyId: string, actorId: number, nowMs: number) {
  const sql = yield* SqlClient
  const now = new Date(nowMs).toISOString()
  const [actor] = yield* sql<{ readonly roles: ReadonlyArray<string> }>`
    select a.roles from session_family f
      join session_family own on own.id = f.actor_family_id and own.account_id = f.actor_id
      join account a on a.id = f.actor_id
    where f.id = ${familyId} and f.actor_id = ${actorId} and a.locked_at is null and own.ended_at is null
      and own.ends_at > ${now} and own.active_at + make_interval(secs => own.idle_seconds) > ${now}::timestamptz`
  if (actor === undefined) return false
  const identity = { kind: "account", roles: actor.roles.filter(isRole), isImpersonated: false } as const
  return verdictOn("customers.impersonate", identity) === "allowed"
})

/** Name of the job that ends an impersonation after half an hour if it has not ended earlier. */
export const impersonationEndJob = "impersonation-end"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ familyId: Schema.String }))

/** Ends an expired impersonation, so that its end is logged; if the job runs too early, it is run again later. */
export const endOverdue = Effect.fnUntraced(function* (payload: unknown) {
  const { familyId } = yield* decode(payload)
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const [open] = yield* sql<{ readonly isOver: boolean }>`
        select ends_at <= ${new Date(now).toISOString()}::timestamptz as "isOver" from session_family
        where id = ${familyId} and ended_at is null for update`
      if (open === undefined) return
      if (!open.isOver) return yield* Effect.fail(new Error("Acting in this customer's name is not over yet"))
      yield* endFamily(familyId, "expired", now)
    })
  )
})

/** Starts an impersonation of half an hour; the staff member's own sign-in stays open meanwhile. */
export const beginInNameOf = Effect.fnUntraced(function* (
  accountId: number,
  actor: SignedIn,
  { reason, page }: ReasonToAct
) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const account = yield* accountById(accountId)
  if (account === undefined) return yield* Effect.die(`There is no account ${accountId} to act for`)
  const link = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* audit({
        event: "impersonationBegun",
        actorId: actor.accountId,
        subjectId: accountId,
        detail: { reason }
      })
      const begun = yield* beginFamily(
        {
          account,
          actor: {
            id: actor.accountId,
            familyId: actor.familyId,
            reason,
            page,
            lifetime: impersonationLifetime
          }
        },
        now
      )
      yield* addJob(impersonationEndJob, { familyId: begun.familyId }, now + impersonationLifetime)
      return begun
    })
  )
  yield* newBrowserSession
  const { accessToken, session } = yield* openSession(account, link, actor.accountId)
  const answer: SignInAnswer = { succeeded: true, accessToken, redirectUrl: homeOf(session), session }
  return answer
})
