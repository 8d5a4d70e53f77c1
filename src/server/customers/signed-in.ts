import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** The signed-in user; a guard has already refused anonymous callers. */
export const signedIn = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("a call for accounts was reached without one") : Effect.succeed(user)
)
