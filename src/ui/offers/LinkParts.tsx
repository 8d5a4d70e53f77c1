import { sleepingLinks } from "./sleeping-links.tsx"

/** The qualities above the list. */
export const ListQualitiesPart = sleepingLinks(
  async () => (await import("./ListQualities.tsx")).ListQualities,
  import.meta.env.SSR ? (await import("./ListQualities.tsx")).ListQualities : undefined
)

/** Links that sort the list. */
export const SortLinksPart = sleepingLinks(
  async () => (await import("./SortLinks.tsx")).SortLinks,
  import.meta.env.SSR ? (await import("./SortLinks.tsx")).SortLinks : undefined
)
