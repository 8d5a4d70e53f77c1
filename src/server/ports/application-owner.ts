import { Context, type Effect } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** Who has a dealer's application, as the list of tasks leads it (rule task.states); its own page shows the same. */
export class ApplicationOwner extends Context.Service<
  ApplicationOwner,
  {
    /** Keeps an application from everybody else until the transaction ends. */
    readonly hold: (applicationId: number) => Effect.Effect<void, SqlError, SqlClient>
    /** Gives one that is held and has no answer yet to an account, or to nobody. */
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
