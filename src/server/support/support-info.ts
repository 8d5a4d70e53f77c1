import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { staffMember } from "./staff-member.ts"

/** Whoever gets here may see it: the guard asks for staff (domain.md 6.6 "supportinfo.show"). */
const answer = (showSupportInfo: boolean) => ({ showSupportInfo, allowSupportInfo: true })

/** Whether this staff member wants to see support info, and may (accounts.md 3). */
export const supportInfo = Effect.gen(function* () {
  const sql = yield* SqlClient
  const { accountId } = yield* staffMember
  const [row] = yield* sql<{ readonly isShown: boolean }>`
    select show_support_info as "isShown" from account where id = ${accountId}`
  return answer(row?.isShown ?? false)
})

/** Turns one's own support info on or off. */
export const saveSupportInfo = Effect.fnUntraced(function* (isShown: boolean) {
  const sql = yield* SqlClient
  const { accountId } = yield* staffMember
  yield* sql`update account set show_support_info = ${isShown} where id = ${accountId}`
  return answer(isShown)
})
