import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { SqlClient } from "effect/sql/SqlClient"
import { notNeeded } from "../../domain/mail-state.ts"

interface Noted {
  readonly task: string
  readonly payload: unknown
}

const decode = Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.String }))

/**
 * Does the job of a mail once more, which makes the mail anew with the link that the kept copy lacks. What has become
 * pointless meanwhile, as a link past its end, is not written, and the mail says so.
 */
export const mailAgain = <E, R>(
  tasks: Readonly<Record<string, (payload: unknown) => Effect.Effect<unknown, E, R>>>
) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const { id } = yield* decode(payload)
    const sql = yield* SqlClient
    const [noted] = yield* sql<Noted>`
      select job_task as task, job_payload as payload from mail where id = ${id} and asked_again_at is not null`
    const run = noted === undefined ? undefined : tasks[noted.task]
    if (noted === undefined || run === undefined) return
    yield* run(noted.payload)
    yield* sql`
      update mail set asked_again_at = null, failure = ${notNeeded} where id = ${id} and asked_again_at is not null`
  })
