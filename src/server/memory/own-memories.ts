import { Context, Effect, Layer } from "effect"
import { memoryKinds, type MemoryKind } from "../../domain/support/memory-kinds.ts"
import { arePagesMadeOf, sumOfFigures } from "../../domain/support/memories.ts"
import { searchText } from "../../domain/search-text.ts"
import { type IsMeant, type Memory, type MemoryEntry, Memories } from "../ports/memories.ts"
import type { CopyAnswer, MemoryDrop, MemoryQuestion } from "./question.ts"

/** Maximum number of listed entries; a search finds others. */
export const mostListed = 50

const iso = (ms: number): string => new Date(ms).toISOString()

const figuresOf = (memory: Memory) => {
  const entries = memory.entries()
  const known = entries.flatMap(({ bytes }) => (bytes === undefined ? [] : [bytes]))
  const times = entries.map(({ at }) => at)
  return {
    ...memory.uses(),
    entries: entries.length,
    bytes: known.length === 0 ? null : known.reduce((sum, bytes) => sum + bytes, 0),
    oldestAt: times.length === 0 ? null : iso(times.reduce((oldest, at) => Math.min(oldest, at)))
  }
}

const meantBy = ({ by, value }: Pick<MemoryDrop, "by" | "value">): IsMeant => {
  if (by === "kind") return () => true
  return by === "key" ? ({ key }) => key === value : ({ path }) => path === value
}

/**
 * Creates the registry of this process's caches, which reads and drops the entries of all caches that modules have
 * added.
 */
const ownMemories = (onSourcesDropped: () => void) => {
  const added: Array<Memory> = []
  const ofKind = (kind: MemoryKind) => added.filter((memory) => memory.kind === kind)

  const entriesOf = (listed: MemoryKind, words: string): ReadonlyArray<MemoryEntry> => {
    const wanted = searchText(words)
    return ofKind(listed)
      .flatMap((memory) => memory.entries())
      .filter(({ label }) => searchText(label).includes(wanted))
      .toSorted((one, other) => (one.label < other.label ? -1 : 1))
  }

  const look = ({ kinds, listed, words }: Extract<MemoryQuestion, { readonly type: "look" }>): CopyAnswer => {
    const found = listed === null ? [] : entriesOf(listed, words)
    return {
      memories: kinds.map((kind) => ({ kind, ...sumOfFigures(ofKind(kind).map(figuresOf)) })),
      entries: found.slice(0, mostListed).map(({ key, label, at, bytes = null }) => ({
        key,
        label,
        at: iso(at),
        bytes
      })),
      found: found.length,
      dropped: 0
    }
  }

  const drop = Effect.fnUntraced(function* ({ kinds, by, value }: Omit<MemoryDrop, "type">) {
    const isMeant = meantBy({ by, value })
    let dropped = 0
    let areSourcesGone = false
    // entries from which others are derived are dropped first; otherwise the derived entries could be rebuilt from
    // outdated ones
    for (const memory of memoryKinds.filter((kind) => kinds.includes(kind)).flatMap(ofKind)) {
      const count = yield* memory.drop(isMeant)
      dropped += count
      areSourcesGone ||= count > 0 && arePagesMadeOf(memory.kind)
    }
    // an invalidation by path has already dropped the rendered pages
    if (by !== "path" && areSourcesGone) yield* Effect.sync(onSourcesDropped)
    return dropped
  })

  return {
    add: (memory: Memory): void => {
      added.push(memory)
    },
    /** Returns the label of an existing entry. */
    labelOf: (kind: MemoryKind, key: string): string | undefined =>
      ofKind(kind)
        .flatMap((memory) => memory.entries())
        .find((entry) => entry.key === key)?.label,
    answer: (question: MemoryQuestion): Effect.Effect<CopyAnswer> =>
      question.type === "look"
        ? Effect.sync(() => look(question))
        : Effect.map(drop(question), (dropped) => ({ memories: [], entries: [], found: 0, dropped })),
    dropAll: Effect.asVoid(drop({ kinds: memoryKinds, by: "kind", value: "" }))
  }
}

export class OwnMemories extends Context.Service<OwnMemories, ReturnType<typeof ownMemories>>()(
  "server/memory/OwnMemories"
) {
  /** `onSourcesDropped` is called after a drop of entries from which pages had been rendered. */
  static readonly layerWith = (onSourcesDropped: () => void): Layer.Layer<OwnMemories> =>
    Layer.effectContext(
      Effect.sync(() => {
        const own = ownMemories(onSourcesDropped)
        return Context.make(OwnMemories, own).pipe(Context.add(Memories, own))
      })
    )
}
