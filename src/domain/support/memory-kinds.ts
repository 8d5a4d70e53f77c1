/**
 * The kinds of memories that each copy of the server has, what others are made of first: a drop of several goes in this
 * order (rule desk.memories).
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

/** The kind of that name, if there is one. */
export const memoryKindOf = (name: string): MemoryKind | undefined =>
  memoryKinds.find((kind) => kind === name)
