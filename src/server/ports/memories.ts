import { Context, Effect } from "effect"
import type { KeptEntries, KeptEntry } from "../../domain/kept-entries.ts"
import { countries } from "../../domain/place/country.ts"
import type { MemoryKind } from "../../domain/support/memory-kinds.ts"

/** The label of an entry, and the path of the page that it belongs to, without a country's prefix. */
export interface EntryWords {
  readonly label: string
  readonly path?: string | undefined
}

export interface MemoryEntry extends KeptEntry, EntryWords {}

/** Which entries a drop means. */
export type IsMeant = (entry: { readonly key: string; readonly path?: string | undefined }) => boolean

/** Something that this process keeps in memory and can do without: what is dropped is read anew when it is asked for. */
export interface Memory {
  readonly kind: MemoryKind
  readonly entries: () => ReadonlyArray<MemoryEntry>
  /** How often it had the answer and how often not, since the process began. */
  readonly uses: () => { readonly hits: number; readonly misses: number }
  /** Drops the meant entries and answers how many; calls that are being answered from them do not fail. */
  readonly drop: (isMeant: IsMeant) => Effect.Effect<number>
}

/** Where each subject puts the memories that it has (rule desk.memories); the default ignores them. */
export const Memories = Context.Reference<{ readonly add: (memory: Memory) => void }>(
  "server/ports/Memories",
  { defaultValue: () => ({ add: () => {} }) }
)

/** The memory that such entries are. */
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

/** Name of a country by its id as text. */
export const countryNamed = (id: string): string =>
  Object.values(countries).find((country) => String(country.id) === id)?.name ?? id
