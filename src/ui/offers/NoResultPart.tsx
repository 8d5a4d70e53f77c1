import { deferredPart } from "./deferred-part.tsx"
import { OfferSkeletons } from "./OfferSkeletons.tsx"

/**
 * Explains why there are no offers. Most lists have offers, so the texts of this part are loaded only when they are
 * needed. Updates are deferred while the texts are loading, so that the message never disappears.
 */
export const NoResultPart = deferredPart(
  async () => (await import("./NoResult.tsx")).NoResult,
  import.meta.env.SSR ? (await import("./NoResult.tsx")).NoResult : undefined,
  { wakes: async () => {}, meanwhile: <OfferSkeletons /> }
)
