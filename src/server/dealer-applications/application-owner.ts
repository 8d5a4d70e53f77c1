import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { stateOwnedBy } from "../../domain/dealer-application/application.ts"
import { ApplicationOwner } from "../ports/application-owner.ts"

/**
 * Sets the owners of dealer applications when staff assign them in the list of tasks; each change increments the
 * version of the application, so that a user who still has the previous version open gets a conflict.
 */
export const applicationOwnerLayer = Layer.succeed(ApplicationOwner)({
  hold: Effect.fnUntraced(function* (applicationId) {
    const sql = yield* SqlClient
    yield* sql`select 1 from dealer_application where id = ${applicationId} for no key update`
  }),
  give: Effect.fnUntraced(function* (applicationId, { ownerId, actorId, act }) {
    const sql = yield* SqlClient
    const now = new Date(yield* Clock.currentTimeMillis).toISOString()
    yield* sql`
      with led as (
        update dealer_application set state = ${stateOwnedBy(ownerId)}, owner_id = ${ownerId}, version = version + 1
        where id = ${applicationId} and state in ('new', 'taken') returning id, version
      )
      insert into dealer_application_event (application_id, version, event, at, actor_id)
      select id, version, ${act}, ${now}::timestamptz, ${actorId} from led`
  })
})
