import { Schema } from "effect"
import { memoryKinds } from "../../domain/support/memory-kinds.ts"

const kind = Schema.Literals(memoryKinds)

/** A request to all processes: to report the state of their caches, or to drop entries. */
export const memoryQuestion = Schema.Union([
  Schema.Struct({
    type: Schema.Literal("look"),
    kinds: Schema.Array(kind),
    /** The kind whose entries are listed individually, and the words that they must contain. */
    listed: Schema.NullOr(kind),
    words: Schema.String
  }),
  Schema.Struct({
    type: Schema.Literal("drop"),
    kinds: Schema.Array(kind),
    /** Drops all entries of these kinds, the entry of a key, or the entries that belong to the page at a path. */
    by: Schema.Literals(["kind", "key", "path"]),
    value: Schema.String
  })
])

export type MemoryQuestion = typeof memoryQuestion.Type
export type MemoryDrop = Extract<MemoryQuestion, { readonly type: "drop" }>

/** The query as sent over the channel. */
export const sentQuestion = Schema.fromJsonString(
  Schema.Struct({ id: Schema.String, question: memoryQuestion })
)

const figures = Schema.Struct({
  kind,
  entries: Schema.Int,
  bytes: Schema.NullOr(Schema.Int),
  hits: Schema.Int,
  misses: Schema.Int,
  oldestAt: Schema.NullOr(Schema.String)
})

const listedEntry = Schema.Struct({
  key: Schema.String,
  label: Schema.String,
  at: Schema.String,
  bytes: Schema.NullOr(Schema.Int)
})

/** The response of one process: the statistics and entries of its caches, or the number of dropped entries. */
export const copyAnswer = Schema.Struct({
  memories: Schema.Array(figures),
  entries: Schema.Array(listedEntry),
  /** The number of entries that contain these words, including those not listed. */
  found: Schema.Int,
  dropped: Schema.Int
})

export type CopyAnswer = typeof copyAnswer.Type
export type ListedEntry = typeof listedEntry.Type
