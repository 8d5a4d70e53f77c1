import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mandateMonths } from "../../../domain/payment/mandate-life.ts"
import { leadMandate, type MandateRow } from "./mandate-row.ts"

/**
 * Ends mandates that were not used for 36 months, and deletes bank accounts 14 months after a mandate's last use,
 * because the mandate has to be provable until then (rule payment.mandate-life). A collected mandate counts as used on
 * the day of its debit.
 */
export const mandatesLapse = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const today = new Date(now).toISOString()
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const idle = yield* sql<MandateRow>`
        select m.reference, m.state, coalesce(m.state_at, m.accepted_at) as "stateAt", m.due_on::text as "dueOn",
          m.due_cents as "dueCents"
        from sepa_mandate m
        where m.state in ('active', 'returned') and exists (select 1 from customer_order o where o.draft_id = m.draft_id)
          and coalesce(m.state_at, m.accepted_at) < ${today}::timestamptz - make_interval(months => ${mandateMonths.idle}::int)
        for update skip locked`
      for (const mandate of idle)
        yield* leadMandate(mandate, "mandate.lapsed", { at: now, actor: null, orderVersion: null, due: null })
    })
  )
  yield* sql`
    update sepa_mandate set iban = null
    where iban is not null and state in ('collected', 'revoked', 'expired')
      and state_at < ${today}::timestamptz - make_interval(months => ${mandateMonths.kept}::int)`
})
