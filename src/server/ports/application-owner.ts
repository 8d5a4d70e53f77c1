import { Context, type Effect } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** The owner of a dealer's application, as the list of tasks stores it (rule task.states); its own page shows the same. */
export class ApplicationOwner extends Context.Service<
  ApplicationOwner,
  {
    /** Locks an application until the transaction ends. */
    readonly hold: (applicationId: number) => Effect.Effect<void, SqlError, SqlClient>
    /** Assigns a locked, unanswered application to an account, or to none. */
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
