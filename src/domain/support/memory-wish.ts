import { type MemoryKind } from "./memory-kinds.ts"
import { type MemoryFigures, sumOfFigures } from "./memories.ts"

/**
 * A request to drop cache entries in all server processes: all entries of a kind, one entry of a kind, or the page at a
 * path.
 */
export interface MemoryWish {
  readonly by: "kind" | "key" | "path"
  readonly kind: MemoryKind | null
  readonly value: string
}

/** A server process; `silent` means that the process did not respond in time. */
export interface ServerCopy {
  /** Counted from 1, in the order in which the server processes started. */
  readonly number: number
  /** ISO 8601. */
  readonly startedAt: string
  readonly state: "answered" | "silent"
}

/** A server process and the number of entries that it has dropped. */
export interface CopyDrop extends ServerCopy {
  readonly dropped: number
}

export interface CopyMemories extends ServerCopy {
  readonly memories: ReadonlyArray<MemoryFigures & { readonly kind: MemoryKind }>
}

/** A cache entry that is stored in at least one server process. */
export interface KeptOnCopies {
  readonly key: string
  readonly label: string
  /** When the oldest copy of the entry was created, ISO 8601. */
  readonly at: string
  /** `null` if the size is not measured. */
  readonly bytes: number | null
  /** Numbers of the server processes that store the entry. */
  readonly copies: ReadonlyArray<number>
}

/** The contents of the caches of all server processes. */
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

/** Adds up the figures of one kind of cache over all server processes that have responded. */
export const figuresOfKind = (copies: ReadonlyArray<CopyMemories>, kind: MemoryKind): MemoryFigures =>
  sumOfFigures(copies.flatMap(({ memories }) => memories.filter((memory) => memory.kind === kind)))
