import { deferredPart } from "./deferred-part.tsx"

/** Links that choose a quality, shown above the list. */
export const ListQualitiesPart = deferredPart(
  async () => (await import("./ListQualities.tsx")).ListQualities,
  import.meta.env.SSR ? (await import("./ListQualities.tsx")).ListQualities : undefined
)

export const SortLinksPart = deferredPart(
  async () => (await import("./SortLinks.tsx")).SortLinks,
  import.meta.env.SSR ? (await import("./SortLinks.tsx")).SortLinks : undefined
)
