import { type MemoryKind } from "./memory-kinds.ts"
import { type MemoryFigures, sumOfFigures } from "./memories.ts"

/** What is to be dropped on all copies: a kind, an entry of it, or the page at an address. */
export interface MemoryWish {
  readonly by: "kind" | "key" | "path"
  readonly kind: MemoryKind | null
  readonly value: string
}

/** A copy of the server; one that is silent has not answered in time. */
export interface ServerCopy {
  /** By the order of their starts, from 1 on. */
  readonly number: number
  /** ISO 8601. */
  readonly startedAt: string
  readonly state: "answered" | "silent"
}

/** What a copy has dropped. */
export interface CopyDrop extends ServerCopy {
  readonly dropped: number
}

export interface CopyMemories extends ServerCopy {
  readonly memories: ReadonlyArray<MemoryFigures & { readonly kind: MemoryKind }>
}

/** One thing that is kept, on some of the copies. */
export interface KeptOnCopies {
  readonly key: string
  readonly label: string
  /** When the oldest of it was made, ISO 8601. */
  readonly at: string
  /** Null where they are not counted. */
  readonly bytes: number | null
  /** Numbers of the copies. */
  readonly copies: ReadonlyArray<number>
}

/** What the memories of all copies hold. */
export interface MemoriesShown {
  /** What one's roles open. */
  readonly kinds: ReadonlyArray<MemoryKind>
  /** ISO 8601. */
  readonly readAt: string
  readonly copies: ReadonlyArray<CopyMemories>
  /** Of the kind that is asked for. */
  readonly entries: ReadonlyArray<KeptOnCopies>
  /** How many there are, however many are listed. */
  readonly found: number
}

/** What the copies that have answered hold of a kind, all together. */
export const figuresOfKind = (copies: ReadonlyArray<CopyMemories>, kind: MemoryKind): MemoryFigures =>
  sumOfFigures(copies.flatMap(({ memories }) => memories.filter((memory) => memory.kind === kind)))
