import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** Returns the calling staff member; the guard refuses all other users. */
export const staffMember = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("The guard let an anonymous user through") : Effect.succeed(user)
)
