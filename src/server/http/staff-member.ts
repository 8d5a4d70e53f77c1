import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** Whoever works here; the guard lets nobody else through. */
export const staffMember = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined
    ? Effect.die("The guard let somebody through who is not signed in")
    : Effect.succeed(user)
)
