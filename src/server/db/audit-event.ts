import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { WrittenDetail } from "../../domain/account/audit-details.ts"
import type { AuditEvent } from "../../domain/account/audit-events.ts"

/** An event of the audit log: the actor, and the affected account. */
export interface AuditEntry {
  readonly event: AuditEvent
  readonly actorId: number | undefined
  readonly subjectId: number | undefined
  readonly detail?: WrittenDetail
}

/** Writes a row of the audit log, in the transaction of the event. */
export const audit = Effect.fnUntraced(function* ({ event, actorId, subjectId, detail }: AuditEntry) {
  const sql = yield* SqlClient
  yield* sql`
    insert into audit_event (at, event, actor_id, subject_id, detail)
    values (now(), ${event}, ${actorId ?? null}, ${subjectId ?? null}, ${JSON.stringify(detail ?? {})}::jsonb)`
})
