import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { addJob } from "../../db/add-job.ts"
import { refusals } from "../../http/refusals.ts"
import { canRevoke } from "../../../domain/payment/mandate-life.ts"
import { todayIn } from "../life/lead-on.ts"
import { lockLife } from "../life/life-row.ts"
import { buyerOf } from "../order-page.ts"
import { leadMandate, lockMandate, orderMandateOf } from "./mandate-row.ts"

/** Name of the job that mails a revocation (mandate-mail.ts). */
export const mandateRevokedJob = "mandate-revoked"

/**
 * Revokes a mandate for the buyer; a repeated call gets the same response. The order stays valid and is paid in another
 * way.
 */
export const revokeMandate = Effect.fnUntraced(function* (orderId: string, reference: string) {
  const actor = yield* buyerOf(orderId)
  // staff neither see nor use bank data
  if (actor.actingId !== null) return yield* Effect.fail(refusals.forbidden)
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const order = yield* lockLife(orderId)
      const mandate = yield* lockMandate(orderId)
      if (order === undefined || mandate === undefined || mandate.reference !== reference)
        return yield* Effect.fail(refusals.notFound)
      const today = todayIn(order.countryId, now)
      if (mandate.state === "revoked") return orderMandateOf(mandate, today)
      const led = canRevoke(mandate, today)
        ? yield* leadMandate(mandate, "mandate.revoked", { at: now, actor, orderVersion: null, due: null })
        : undefined
      if (led === undefined)
        return yield* Effect.fail({
          ...refusals.notPossible,
          version: order.version,
          status: order.status
        })
      yield* addJob(mandateRevokedJob, { orderId })
      return orderMandateOf(led, today)
    })
  )
})
