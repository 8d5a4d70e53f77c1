import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { refusals } from "../http/refusals.ts"
import { Mailer } from "../ports/mailer.ts"
import { staffMember } from "../http/staff-member.ts"

interface Row {
  readonly showSupportInfo: boolean
  readonly hasSecondFactor: boolean
  readonly secondFactorSetAt: Date | null
  readonly recoveryCodesLeft: number
  readonly previousSignInAt: Date | null
}

/**
 * Returns whether the calling staff member may see support info and has turned it on (rule account.support-info), and
 * the state of the caller's own account.
 */
export const supportInfo = Effect.gen(function* () {
  const sql = yield* SqlClient
  const { accountId } = yield* staffMember
  const { hasServer } = yield* Mailer
  const [row] = yield* sql<Row>`
    select show_support_info as "showSupportInfo", totp_secret is not null as "hasSecondFactor",
      (select max(at) from audit_event where subject_id = a.id and event = 'secondFactorSet') as "secondFactorSetAt",
      (select count(*)::int from recovery_code where account_id = a.id and used_at is null) as "recoveryCodesLeft",
      (select at from audit_event where subject_id = a.id and event = 'signedIn' order by id desc offset 1 limit 1)
        as "previousSignInAt"
    from account a where id = ${accountId}`
  if (row === undefined) return yield* Effect.fail(refusals.unavailable)
  return {
    ...row,
    // the guard has checked that the caller is staff (rule account.support-info)
    allowSupportInfo: true,
    sendsMails: hasServer,
    secondFactorSetAt: row.secondFactorSetAt?.toISOString() ?? null,
    previousSignInAt: row.previousSignInAt?.toISOString() ?? null
  }
})

/** Turns the caller's own support info on or off. */
export const saveSupportInfo = Effect.fnUntraced(function* (isShown: boolean) {
  const sql = yield* SqlClient
  const { accountId } = yield* staffMember
  yield* sql`update account set show_support_info = ${isShown} where id = ${accountId}`
  return yield* supportInfo
})
