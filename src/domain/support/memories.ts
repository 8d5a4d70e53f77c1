import { prefixOfPath } from "../locale/locale-detection.ts"
import { admin, type Role } from "../rights/roles.ts"
import { type MemoryKind, memoryKinds } from "./memory-kinds.ts"

/**
 * Areas that group the caches: editors' texts and pages, advert slots, and caches of the shop itself. A role gives
 * access to whole areas.
 */
type MemoryArea = "content" | "adverts" | "shop"

interface MemoryFacts {
  readonly area: MemoryArea
  /**
   * The cost of clearing: `little` is not noticeable, `much` means slower responses while much data is loaded again.
   */
  readonly cost: "little" | "much"
  /** True if rendered pages contain data of this cache. */
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

/** Whether rendered pages contain data of this cache, so that they must be rendered again after it is cleared. */
export const arePagesMadeOf = (kind: MemoryKind): boolean => {
  return facts[kind].isInPages === true
}

/** The cache areas that each role may clear; admins may clear all of them. */
const areasOf: Readonly<Partial<Record<Role, ReadonlyArray<MemoryArea>>>> = {
  Role_Interaid_Editor: ["content"],
  Role_Interaid_AdManager: ["adverts"]
}

/** Returns the kinds of caches that a user's roles give access to, in the order of `memoryKinds`. */
export const memoryKindsOf = (roles: ReadonlyArray<Role>): ReadonlyArray<MemoryKind> => {
  if (roles.includes(admin)) return memoryKinds
  const own = new Set(roles.flatMap((role) => areasOf[role] ?? []))
  return memoryKinds.filter((kind) => own.has(facts[kind].area))
}

/** The kinds of caches that contain rendered pages. */
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

/**
 * Returns the kind of a rendered page by its path without a country's prefix; all remaining pages are content pages.
 */
export const pageKindOf = (path: string): PageKind =>
  kindOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? "contentPages"

/** Returns the path of a pasted URL of the shop, with or without its domain; `undefined` if it is invalid. */
export const pathOfWritten = (written: string): `/${string}` | undefined => {
  const [, rest = ""] = /^(?:https?:\/\/[^/?#\s]+)?(.*)$/iu.exec(written.trim()) ?? []
  const path = rest.replace(/[?#].*$/u, "")
  if (!path.startsWith("/") || path.startsWith("//") || /[\s\\]/u.test(path)) return undefined
  const own = path.slice(prefixOfPath(path).length)
  return `/${own.replace(/^\/+|\/+$/gu, "")}`
}

/** Whether a user may drop the rendered page at a path, given the kinds of caches that the user may clear. */
export const hasPage = (kinds: ReadonlyArray<MemoryKind>, path: string): boolean =>
  kinds.includes(pageKindOf(path))

/** Size and use of a cache in one server process. */
export interface MemoryFigures {
  readonly entries: number
  /** `null` if the size is not measured. */
  readonly bytes: number | null
  readonly hits: number
  readonly misses: number
  /** When the oldest entry was created, ISO 8601; `null` if there is none. */
  readonly oldestAt: string | null
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

const sumOfBytes = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

const noFigures: MemoryFigures = { entries: 0, bytes: null, hits: 0, misses: 0, oldestAt: null }

/** Adds up the figures of several caches: all caches of one kind, or one cache in all server processes. */
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

/** Returns the cache hit rate in per cent, rounded down; `undefined` before the first lookup. */
export const hitRateOf = ({ hits, misses }: Pick<MemoryFigures, "hits" | "misses">): number | undefined =>
  hits + misses === 0 ? undefined : Math.floor((hits * 100) / (hits + misses))
