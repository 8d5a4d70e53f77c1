import { deferredPart } from "./deferred-part.tsx"

/** The notice as sent by the server, or about a stored day that has passed: few lists need its script. */
export const SetAsidePart = deferredPart(
  async () => (await import("./SetAside.tsx")).SetAside,
  import.meta.env.SSR ? (await import("./SetAside.tsx")).SetAside : undefined,
  { wakes: async () => {} }
)
