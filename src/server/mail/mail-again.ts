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
 * Does the job of a mail once more, which makes the mail anew with the link that the kept copy lacks. What has become
 * pointless meanwhile, as a link past its end, is not written, and the mail says so. Where nothing can be tried, without
 * a mail server or with a job of another version, the mail stays given up for the reason that it had.
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
      // mails that it writes besides are noted with the job that can write them again
      yield* Effect.provideService(run(payload), CurrentJob, { task, payload, firstAt: createdAt.getTime() })
    const reason = run === undefined ? null : notNeeded
    // a mail server that said later has taken the mark of having given up
    yield* sql`
      update mail set asked_again_at = null, failed_at = coalesce(failed_at, now()),
        failure = coalesce(${reason}::text, failure)
      where id = ${id} and asked_again_at is not null`
  })
