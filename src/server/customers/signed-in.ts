import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** Returns the signed-in user; a guard has already refused anonymous callers. */
export const signedIn = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("a call for accounts was reached without one") : Effect.succeed(user)
)
