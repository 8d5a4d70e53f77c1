import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type ApplicationAct, stateAfter } from "../../domain/dealer-application/application.ts"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { findApplication, wholeOf } from "./application-row.ts"
import { dealerApplicationJob } from "./send-application.ts"

const overtaken = { problems: [{ code: "overtaken", field: "Version", params: {} }] }

interface Decision {
  readonly act: ApplicationAct
  /** The version of the application that the user saw. */
  readonly version: number
  /** The text mailed to the dealer; empty if a member of staff only becomes responsible for the application. */
  readonly answer: string
}

/**
 * Changes an application if it still has the version that the user saw; the later of two concurrent calls gets a
 * conflict with the current state.
 */
export const decideOnApplication = Effect.fnUntraced(function* (
  applicationId: number,
  { act, version, answer }: Decision
) {
  const isAnswer = act !== "take"
  if (isAnswer && answer === "")
    return yield* Effect.fail(invalid([{ code: "required", field: "Answer", params: {} }]))
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const row = yield* findApplication(applicationId, true)
      if (row === undefined) return yield* Effect.fail(refusals.notFound)
      const next = row.version === version ? stateAfter(row.state, act) : undefined
      if (next === undefined) {
        const refusal = row.version === version ? refusals.notPossible : refusals.versionConflict
        return yield* Effect.fail({ ...refusal, ...overtaken, application: yield* wholeOf(row) })
      }
      yield* sql`
        update dealer_application set state = ${next}, version = version + 1, owner_id = ${accountId},
          answer = ${answer}, answered_at = ${isAnswer ? now : null}::timestamptz
        where id = ${applicationId}`
      yield* sql`
        insert into dealer_application_event (application_id, version, event, at, actor_id)
        values (${applicationId}, ${version + 1}, ${act}, ${now}::timestamptz, ${accountId})`
      yield* audit({
        event: "dealerApplicationLedOn",
        actorId: accountId,
        subjectId: undefined,
        detail: { application: applicationId, operation: act }
      })
      if (isAnswer) yield* addJob(dealerApplicationJob, { applicationId, version: version + 1 })
      const led = yield* findApplication(applicationId, false)
      return led === undefined ? yield* Effect.die("An application is gone") : yield* wholeOf(led)
    })
  )
})
