import { Schema } from "effect"
import { memoryKinds } from "../../domain/support/memory-kinds.ts"

const kind = Schema.Literals(memoryKinds)

/** What all copies are asked: how much their memories hold, or to drop something of them. */
export const memoryQuestion = Schema.Union([
  Schema.Struct({
    type: Schema.Literal("look"),
    kinds: Schema.Array(kind),
    /** The kind whose entries are listed one by one, and words that they must have. */
    listed: Schema.NullOr(kind),
    words: Schema.String
  }),
  Schema.Struct({
    type: Schema.Literal("drop"),
    kinds: Schema.Array(kind),
    /** Everything of these kinds, the entry of a key, or what belongs to the page at a path. */
    by: Schema.Literals(["kind", "key", "path"]),
    value: Schema.String
  })
])

export type MemoryQuestion = typeof memoryQuestion.Type
export type MemoryDrop = Extract<MemoryQuestion, { readonly type: "drop" }>

/** As it goes over the channel. */
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

/** What one copy answers: to a look its figures and entries, to a drop how many entries went. */
export const copyAnswer = Schema.Struct({
  memories: Schema.Array(figures),
  entries: Schema.Array(listedEntry),
  /** How many entries have these words, however many of them are listed. */
  found: Schema.Int,
  dropped: Schema.Int
})

export type CopyAnswer = typeof copyAnswer.Type
export type ListedEntry = typeof listedEntry.Type
