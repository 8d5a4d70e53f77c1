import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { admin, needsDealer, type Role } from "../../domain/rights/roles.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { SignIns } from "../ports/sign-ins.ts"
import { staffMember } from "../http/staff-member.ts"
import { findUser } from "./users.ts"

type User = Effect.Success<ReturnType<typeof findUser>>

const refused = (code: string, field: string) => Effect.fail(invalid([{ code, field, params: {} }]))

/**
 * Returns the account to change, after locking its row and those of all admins: two admins who remove each other's
 * rights at the same time must not leave the shop without an admin. Refuses the caller's own account.
 */
const changeable = Effect.fnUntraced(function* (id: number, actorId: number) {
  const sql = yield* SqlClient
  if (id === actorId) return yield* refused("ownAccount", "Id")
  yield* sql`select 1 from account where id = ${id} or ${admin} = any(roles) order by id for update`
  return yield* findUser(id)
})

/** Fails if the account is the last admin who can sign in. */
const keepAnAdmin = Effect.fnUntraced(function* (user: User) {
  if (!user.roles.includes(admin) || user.isLocked) return
  const sql = yield* SqlClient
  const others = yield* sql`
    select 1 from account where ${admin} = any(roles) and locked_at is null and id <> ${user.id} limit 1`
  if (others.length === 0) return yield* refused("lastAdmin", "Id")
})

interface Rights {
  readonly rowVersion: number
  readonly roles: ReadonlyArray<Role>
  readonly dealerId?: number | null
}

/**
 * Returns the dealer of an account. Advertising partners need one, since their rights are limited to this dealer;
 * accounts with other roles have none.
 */
const dealerOf = Effect.fnUntraced(function* (user: User, asked: Rights) {
  if (!needsDealer(asked.roles)) return null
  const dealerId = asked.dealerId === undefined ? user.dealerId : asked.dealerId
  if (dealerId === null) return yield* refused("dealerRequired", "DealerId")
  if (dealerId === user.dealerId) return dealerId
  const sql = yield* SqlClient
  const [known] = yield* sql`select 1 from dealer where id = ${dealerId}`
  return known === undefined ? yield* refused("dealerUnknown", "DealerId") : dealerId
})

/**
 * Sets the roles and the dealer of an account; the user must sign in again to use the new rights (rule
 * safety.role-change).
 */
export const setRoles = Effect.fnUntraced(function* (id: number, asked: Rights) {
  const sql = yield* SqlClient
  const signIns = yield* SignIns
  const actor = yield* staffMember
  const roles = [...new Set(asked.roles)].toSorted()
  if (roles.length === 0) return yield* refused("required", "Roles")
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const before = yield* changeable(id, actor.accountId)
      if (before.rowVersion !== asked.rowVersion)
        return yield* Effect.fail({ ...refusals.versionConflict, user: before })
      const dealerId = yield* dealerOf(before, asked)
      const hasOtherRoles = before.roles.toSorted().join() !== roles.join()
      if (!hasOtherRoles && before.dealerId === dealerId) return before
      if (!roles.includes(admin)) yield* keepAnAdmin(before)
      yield* sql`
        update account set roles = ${roles}, dealer_id = ${dealerId}, security_version = security_version + 1
        where id = ${id}`
      yield* signIns.endAllOf(id, "rolesChanged")
      const who = { actorId: actor.accountId, subjectId: id }
      if (hasOtherRoles)
        yield* audit({
          event: "rolesChanged",
          ...who,
          detail: { before: before.roles.toSorted(), after: roles }
        })
      if (before.dealerId !== dealerId)
        yield* audit({
          event: "dealerChanged",
          ...who,
          detail: { before: before.dealerId ?? "", after: dealerId ?? "" }
        })
      return yield* findUser(id)
    })
  )
})

/** Locks an account and ends its sign-ins, or unlocks it. */
export const setLock = Effect.fnUntraced(function* (id: number, isLocked: boolean) {
  const sql = yield* SqlClient
  const signIns = yield* SignIns
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const before = yield* changeable(id, actor.accountId)
      if (before.isLocked === isLocked) return before
      if (isLocked) yield* keepAnAdmin(before)
      yield* sql`
        update account set locked_at = case when ${isLocked} then now() end, security_version = security_version + 1
        where id = ${id}`
      if (isLocked) yield* signIns.endAllOf(id, "locked")
      yield* audit({
        event: isLocked ? "locked" : "unlocked",
        actorId: actor.accountId,
        subjectId: id
      })
      return yield* findUser(id)
    })
  )
})

/**
 * Removes the second factor of an account, since a lost phone may be in someone else's hands; at the next sign-in the
 * user sets up a new second factor.
 */
export const resetSecondFactor = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const signIns = yield* SignIns
  const actor = yield* staffMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const before = yield* changeable(id, actor.accountId)
      if (!before.hasSecondFactor) return before
      yield* sql`
        update account set totp_secret = null, totp_offered = null, totp_last_step = null,
          security_version = security_version + 1
        where id = ${id}`
      yield* sql`delete from recovery_code where account_id = ${id}`
      yield* signIns.endAllOf(id, "secondFactorReset")
      yield* audit({ event: "secondFactorReset", actorId: actor.accountId, subjectId: id })
      return yield* findUser(id)
    })
  )
})
