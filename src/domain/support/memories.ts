import { prefixOfPath } from "../locale/locale-detection.ts"
import { admin, type Role } from "../rights/roles.ts"
import { type MemoryKind, memoryKinds } from "./memory-kinds.ts"

/** Which memories a user's roles open: texts and pages of editors, places of adverts, or the shop's own. */
type MemoryArea = "content" | "adverts" | "shop"

interface MemoryFacts {
  readonly area: MemoryArea
  /** What a drop costs: nothing noticeable, or an answer that takes longer while much is read anew. */
  readonly cost: "little" | "much"
  /** Finished pages show what is in it. */
  readonly isInPages?: true
}

const facts: Readonly<Record<MemoryKind, MemoryFacts>> = {
  places: { area: "shop", cost: "much", isInPages: true },
  dealers: { area: "shop", cost: "little", isInPages: true },
  priceLists: { area: "shop", cost: "much", isInPages: true },
  bestPrices: { area: "shop", cost: "little", isInPages: true },
  priceHistory: { area: "shop", cost: "little", isInPages: true },
  chartPreviews: { area: "shop", cost: "little" },
  trustFigures: { area: "shop", cost: "little", isInPages: true },
  siteMaps: { area: "shop", cost: "little" },
  contentTexts: { area: "content", cost: "little", isInPages: true },
  notices: { area: "content", cost: "little", isInPages: true },
  pictures: { area: "content", cost: "little" },
  adverts: { area: "adverts", cost: "little", isInPages: true },
  contentPages: { area: "content", cost: "little" },
  pricePages: { area: "shop", cost: "little" },
  dealerPages: { area: "shop", cost: "little" },
  offerLists: { area: "shop", cost: "much" }
}

export const costOf = (kind: MemoryKind): MemoryFacts["cost"] => facts[kind].cost

/** Whether finished pages are made of what is in it: without it they have to be made anew as well. */
export const arePagesMadeOf = (kind: MemoryKind): boolean => {
  return facts[kind].isInPages === true
}

/** Whose areas are which; the admin has all of them. */
const areasOf: Readonly<Partial<Record<Role, ReadonlyArray<MemoryArea>>>> = {
  Role_Interaid_Editor: ["content"],
  Role_Interaid_AdManager: ["adverts"]
}

/** The kinds that a user's roles open, in the order of the table. */
export const memoryKindsOf = (roles: ReadonlyArray<Role>): ReadonlyArray<MemoryKind> => {
  if (roles.includes(admin)) return memoryKinds
  const own = new Set(roles.flatMap((role) => areasOf[role] ?? []))
  return memoryKinds.filter((kind) => own.has(facts[kind].area))
}

/** The kinds that hold finished pages. */
export const pageKinds = ["contentPages", "pricePages", "dealerPages", "offerLists"] as const

export type PageKind = (typeof pageKinds)[number]

const kindOfPath: ReadonlyArray<readonly [RegExp, PageKind]> = [
  [/^\/(?:pelletpreise|charts|daten|preisalarm)(?:\/|$)/u, "pricePages"],
  [/^\/(?:holzpellethaendler|bewertungen)(?:\/|$)/u, "dealerPages"],
  [
    /^\/[^/]+\/(?:angebotsliste|sammelbestellung|bestellung|bestellparameter-bestaetigen)(?:\/|$)/u,
    "offerLists"
  ]
]

/** The kind of a finished page by its path without a country's prefix; what is nothing else editors write. */
export const pageKindOf = (path: string): PageKind =>
  kindOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? "contentPages"

/** The path that is meant by an address of the shop, however much of it was pasted; undefined for an invalid one. */
export const pathOfWritten = (written: string): `/${string}` | undefined => {
  const [, rest = ""] = /^(?:https?:\/\/[^/?#\s]+)?(.*)$/iu.exec(written.trim()) ?? []
  const path = rest.replace(/[?#].*$/u, "")
  if (!path.startsWith("/") || path.startsWith("//") || /[\s\\]/u.test(path)) return undefined
  const own = path.slice(prefixOfPath(path).length)
  return `/${own.replace(/^\/+|\/+$/gu, "")}`
}

/** Whether a finished page at a path may be dropped by a user with these kinds. */
export const hasPage = (kinds: ReadonlyArray<MemoryKind>, path: string): boolean =>
  kinds.includes(pageKindOf(path))

/** How much a memory of one copy holds, and how it is used. */
export interface MemoryFigures {
  readonly entries: number
  /** Null where they are not counted. */
  readonly bytes: number | null
  readonly hits: number
  readonly misses: number
  /** When the oldest entry was made, ISO 8601; null when there is none. */
  readonly oldestAt: string | null
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

const sumOfBytes = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

const noFigures: MemoryFigures = { entries: 0, bytes: null, hits: 0, misses: 0, oldestAt: null }

/** Several memories as one: of one kind, or of all copies. */
export const sumOfFigures = (all: ReadonlyArray<MemoryFigures>): MemoryFigures =>
  all.reduce(
    (sum, each) => ({
      entries: sum.entries + each.entries,
      bytes: sumOfBytes(sum.bytes, each.bytes),
      hits: sum.hits + each.hits,
      misses: sum.misses + each.misses,
      oldestAt: earlier(sum.oldestAt, each.oldestAt)
    }),
    noFigures
  )

/** How many of a hundred questions were answered from memory; undefined before the first. */
export const hitRateOf = ({ hits, misses }: Pick<MemoryFigures, "hits" | "misses">): number | undefined =>
  hits + misses === 0 ? undefined : Math.floor((hits * 100) / (hits + misses))
