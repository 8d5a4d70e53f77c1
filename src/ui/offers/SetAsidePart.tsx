import { deferredPart } from "./deferred-part.tsx"

/**
 * The notice about ignored URL parameters, as sent by the server, or about a stored day that has passed; only few lists
 * need the notice's script.
 */
export const SetAsidePart = deferredPart(
  async () => (await import("./SetAside.tsx")).SetAside,
  import.meta.env.SSR ? (await import("./SetAside.tsx")).SetAside : undefined,
  { wakes: async () => {} }
)
