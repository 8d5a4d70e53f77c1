import { Context, Effect } from "effect"
import type { KeptEntries, KeptEntry } from "../../domain/kept-entries.ts"
import { countries } from "../../domain/place/country.ts"
import type { MemoryKind } from "../../domain/support/memory-kinds.ts"

/** The label of a cached entry, and the path (without a country's prefix) of the page to which the entry belongs. */
export interface EntryWords {
  readonly label: string
  readonly path?: string | undefined
}

export interface MemoryEntry extends KeptEntry, EntryWords {}

/** Whether a cached entry is to be dropped. */
export type IsMeant = (entry: { readonly key: string; readonly path?: string | undefined }) => boolean

/** A cache of this process: dropped entries are read again on demand. */
export interface Memory {
  readonly kind: MemoryKind
  readonly entries: () => ReadonlyArray<MemoryEntry>
  /** Returns the number of hits and misses since the process started. */
  readonly uses: () => { readonly hits: number; readonly misses: number }
  /** Drops the selected entries and returns their number; calls that are currently using these entries do not fail. */
  readonly drop: (isMeant: IsMeant) => Effect.Effect<number>
}

/** The registry of all caches (rule desk.memories); the default implementation ignores added caches. */
export const Memories = Context.Reference<{ readonly add: (memory: Memory) => void }>(
  "server/ports/Memories",
  { defaultValue: () => ({ add: () => {} }) }
)

/** Makes a `Memory` from cached entries. */
export const memoryOf = <Value>(
  kind: MemoryKind,
  kept: KeptEntries<Value>,
  wordsOf: (key: string) => EntryWords
): Memory => ({
  kind,
  entries: () => kept.entries().map(({ key, at, bytes }) => ({ key, at, bytes, ...wordsOf(key) })),
  uses: () => kept.uses,
  drop: (isMeant) => Effect.sync(() => kept.drop((key) => isMeant({ key, path: wordsOf(key).path })))
})

/** Returns the name of the country with this id; the id itself if it is unknown. */
export const countryNamed = (id: string): string =>
  Object.values(countries).find((country) => String(country.id) === id)?.name ?? id
