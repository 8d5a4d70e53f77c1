import type { DeclaredFacet } from "./group-facts.ts"

/**
 * The qualities that dealers declare for firewood, at most one quality mark of each facet (decision 114). This is the
 * only definition: lists, filters, texts and tests are derived from it. Moisture is relative to the dry mass, as in the
 * German rules for stoves (1. BImSchV, section 3: below 25 %). The terms are common to Germany, Austria and
 * Switzerland.
 */
export const firewoodFacets = [
  {
    name: "Holzart",
    isCompared: true,
    marks: [
      { id: 61, name: "Buche" },
      { id: 62, name: "Eiche" },
      { id: 63, name: "Esche" },
      { id: 64, name: "Birke" },
      { id: 65, name: "Hartholz gemischt" },
      { id: 66, name: "Nadelholz" }
    ]
  },
  {
    name: "Scheitlänge",
    isCompared: false,
    marks: [
      { id: 71, name: "25 cm" },
      { id: 72, name: "33 cm" },
      { id: 73, name: "50 cm" },
      { id: 74, name: "100 cm" }
    ]
  },
  {
    name: "Holzfeuchte",
    isCompared: true,
    marks: [
      { id: 81, name: "kammergetrocknet", bound: "bis 20\u00a0% Holzfeuchte" },
      { id: 82, name: "lufttrocken", bound: "unter 25\u00a0% Holzfeuchte" },
      { id: 83, name: "frisch", bound: "vor dem Heizen zu trocknen" }
    ]
  }
] as const satisfies ReadonlyArray<DeclaredFacet>
