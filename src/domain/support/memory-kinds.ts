/**
 * The kinds of caches in each server process. Sources come before the caches derived from them; if several caches are
 * cleared, they are cleared in this order (rule desk.memories).
 */
export const memoryKinds = [
  "places",
  "dealers",
  "priceLists",
  "bestPrices",
  "priceHistory",
  "chartPreviews",
  "trustFigures",
  "siteMaps",
  "contentTexts",
  "notices",
  "pictures",
  "adverts",
  "contentPages",
  "pricePages",
  "dealerPages",
  "offerLists"
] as const

export type MemoryKind = (typeof memoryKinds)[number]

/** Returns the cache kind with the given name; `undefined` for an unknown name. */
export const memoryKindOf = (name: string): MemoryKind | undefined =>
  memoryKinds.find((kind) => kind === name)
