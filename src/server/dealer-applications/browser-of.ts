import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/**
 * Identifies the calling browser by its session. There always is one, because the guard refuses unsafe calls without a
 * session.
 */
export const browserOf = Effect.flatMap(Visitor, ({ ownerHash, address }) =>
  ownerHash === undefined
    ? Effect.die("The guard let a call through without a session")
    : Effect.succeed({ ownerHash, address })
)
