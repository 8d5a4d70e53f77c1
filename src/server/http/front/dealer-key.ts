import { Effect, Layer } from "effect"
import { ByDealerKey } from "../../../contract/middleware.ts"
import { refusals } from "../refusals.ts"

/** Lets a dealer's programs in by their key. */
export const byDealerKeyLayer = Layer.succeed(ByDealerKey)(() => Effect.fail(refusals.signInNeeded))
