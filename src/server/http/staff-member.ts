import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** The calling member of staff; the guard lets no other users through. */
export const staffMember = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("The guard let an anonymous user through") : Effect.succeed(user)
)
