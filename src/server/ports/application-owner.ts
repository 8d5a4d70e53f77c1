import { Context, type Effect } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/**
 * Sets the owner of a dealer's application from the task list (rule task.states); the application's page shows the same
 * owner.
 */
export class ApplicationOwner extends Context.Service<
  ApplicationOwner,
  {
    /** Locks an application until the transaction ends. */
    readonly hold: (applicationId: number) => Effect.Effect<void, SqlError, SqlClient>
    /** Assigns a locked, open application to an account, or to none. */
    readonly give: (
      applicationId: number,
      change: {
        readonly ownerId: number | null
        readonly actorId: number
        readonly act: "take" | "handOver" | "giveBack"
      }
    ) => Effect.Effect<void, SqlError, SqlClient>
  }
>()("server/ports/ApplicationOwner") {}
