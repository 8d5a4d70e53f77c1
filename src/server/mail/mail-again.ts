import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { notNeeded } from "../../domain/mail/mail-state.ts"
import { CurrentJob, Mailer } from "../ports/mailer.ts"

interface Noted {
  readonly task: string
  readonly payload: unknown
  readonly createdAt: Date
}

const decode = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.String }))

/**
 * Runs the job of a failed mail again, which creates the mail anew with the link that the stored copy lacks. A mail
 * that is no longer needed, e.g. because its link has expired, is not created, and its row records that. If no attempt
 * is possible, because there is no mail server or the job is of another version, the mail keeps its failure reason.
 */
export const mailAgain = <E, R>(
  tasks: Readonly<Record<string, (payload: unknown) => Effect.Effect<unknown, E, R>>>
) =>
  Effect.fnUntraced(function* (asked: unknown) {
    const { id } = yield* decode(asked)
    const sql = yield* SqlClient
    const { hasServer } = yield* Mailer
    const [noted] = yield* sql<Noted>`
      select job_task as task, job_payload as payload, created_at as "createdAt" from mail
      where id = ${id} and asked_again_at is not null`
    if (noted === undefined) return
    const { task, payload, createdAt } = noted
    const run = hasServer ? tasks[task] : undefined
    if (run !== undefined)
      // other mails that the job creates are stored with this job as well, so that they can be created again
      yield* Effect.provideService(run(payload), CurrentJob, { task, payload, firstAt: createdAt.getTime() })
    const reason = run === undefined ? null : notNeeded
    // if the mail server asked for a later retry, the mail is no longer marked as failed
    yield* sql`
      update mail set asked_again_at = null, failed_at = coalesce(failed_at, now()),
        failure = coalesce(${reason}::text, failure)
      where id = ${id} and asked_again_at is not null`
  })
