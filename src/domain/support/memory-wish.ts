import { type MemoryKind } from "./memory-kinds.ts"
import { type MemoryFigures, sumOfFigures } from "./memories.ts"

/** A request to drop entries on all copies: a kind, an entry of a kind, or the page at an address. */
export interface MemoryWish {
  readonly by: "kind" | "key" | "path"
  readonly kind: MemoryKind | null
  readonly value: string
}

/** A copy of the server; a silent one did not answer in time. */
export interface ServerCopy {
  /** Counted from 1, in the order of their starts. */
  readonly number: number
  /** ISO 8601. */
  readonly startedAt: string
  readonly state: "answered" | "silent"
}

/** How many entries a copy has dropped. */
export interface CopyDrop extends ServerCopy {
  readonly dropped: number
}

export interface CopyMemories extends ServerCopy {
  readonly memories: ReadonlyArray<MemoryFigures & { readonly kind: MemoryKind }>
}

/** A cache entry that exists on some of the copies. */
export interface KeptOnCopies {
  readonly key: string
  readonly label: string
  /** When its oldest instance was created, ISO 8601. */
  readonly at: string
  /** `null` if the size is not measured. */
  readonly bytes: number | null
  /** Numbers of the copies that have it. */
  readonly copies: ReadonlyArray<number>
}

/** The contents of the caches of all copies. */
export interface MemoriesShown {
  /** The kinds that the user's roles give access to. */
  readonly kinds: ReadonlyArray<MemoryKind>
  /** ISO 8601. */
  readonly readAt: string
  readonly copies: ReadonlyArray<CopyMemories>
  /** Entries of the requested kind. */
  readonly entries: ReadonlyArray<KeptOnCopies>
  /** The number of all matching entries, including those not listed. */
  readonly found: number
}

/** The total of a kind over all copies that have answered. */
export const figuresOfKind = (copies: ReadonlyArray<CopyMemories>, kind: MemoryKind): MemoryFigures =>
  sumOfFigures(copies.flatMap(({ memories }) => memories.filter((memory) => memory.kind === kind)))
