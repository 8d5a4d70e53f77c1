import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** Who asks; the guard lets nobody else reach these calls. */
export const signedIn = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("a call for accounts was reached without one") : Effect.succeed(user)
)
