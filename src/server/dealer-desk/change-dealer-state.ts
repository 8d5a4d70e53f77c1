import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type DealerAct, dealerStateAfter } from "../../domain/dealer-desk/dealer-state.ts"
import { audit } from "../db/audit-event.ts"
import { refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { findDealer, showDealer, wholeDealer } from "./desk-dealer.ts"
import { overtaken, refuseField } from "./refusals-of-rows.ts"

interface Change {
  readonly rowVersion: number
  readonly act: DealerAct
  readonly reason: string
}

/**
 * Pauses, reactivates or ends a dealer and stores the reason. Database notifications inform every server process (rule
 * dealer.states).
 */
export const changeDealerState = Effect.fnUntraced(function* (
  id: number,
  { rowVersion, act, reason }: Change
) {
  if (reason === "") return yield* refuseField("reason", "required")
  const sql = yield* SqlClient
  const actor = yield* staffMember
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const before = yield* findDealer(id, true)
      const next = before.rowVersion === rowVersion ? dealerStateAfter(before.state, act) : undefined
      if (next === undefined) {
        const { problems } = overtaken
        const refusal = before.rowVersion === rowVersion ? { ...refusals.notPossible, problems } : overtaken
        return yield* Effect.fail({ ...refusal, dealer: yield* wholeDealer(before) })
      }
      yield* sql`
        update dealer set state = ${next}, state_reason = ${reason}, row_version = row_version + 1 where id = ${id}`
      // reactivating a dealer confirms that the prices are still valid (rule price-list.age)
      if (act === "resume")
        yield* sql`update price_list_age set held_at = ${at}::timestamptz, told_stage = 0 where dealer_id = ${id}`
      yield* audit({
        event: "dealerStateChanged",
        actorId: actor.accountId,
        subjectId: undefined,
        detail: { dealer: id, operation: act, reason }
      })
      return yield* showDealer(id)
    })
  )
})
