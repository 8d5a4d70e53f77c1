import { deferredPart } from "./deferred-part.tsx"
import { OfferSkeletons } from "./OfferSkeletons.tsx"

/**
 * Explains why there are no offers. Updates are deferred while its texts are loading, so that the message never
 * disappears. Since most lists have offers, these texts are loaded only when they are needed.
 */
export const NoResultPart = deferredPart(
  async () => (await import("./NoResult.tsx")).NoResult,
  import.meta.env.SSR ? (await import("./NoResult.tsx")).NoResult : undefined,
  { wakes: async () => {}, meanwhile: <OfferSkeletons /> }
)
