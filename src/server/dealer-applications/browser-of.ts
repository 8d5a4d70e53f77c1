import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"

/** The browser that calls; the guard lets no unsafe call through without one. */
export const browserOf = Effect.flatMap(Visitor, ({ ownerHash, address }) =>
  ownerHash === undefined
    ? Effect.die("The guard let a call through without a session")
    : Effect.succeed({ ownerHash, address })
)
