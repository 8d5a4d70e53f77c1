import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { memoryKinds } from "../domain/support/memory-kinds.ts"
import { Forbidden, Invalid, Unavailable } from "./errors.ts"
import { anyText, instant } from "./primitives.ts"
import { search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const memoryKind = Schema.Literals(memoryKinds)

/** A server process, numbered in order of start; it counts as silent if it has not responded within 2 s. */
const copy = {
  number: Schema.Int,
  startedAt: instant,
  state: Schema.Literals(["answered", "silent"])
}

const figures = wire({
  kind: memoryKind,
  entries: Schema.Int,
  bytes: Schema.NullOr(Schema.Int),
  hits: Schema.Int,
  misses: Schema.Int,
  oldestAt: Schema.NullOr(instant)
})

const entry = wire({
  key: Schema.String,
  label: Schema.String,
  /** Time at which the entry was stored; the earliest among all server processes. */
  at: instant,
  bytes: Schema.NullOr(Schema.Int),
  /** Numbers of the server processes that store the entry. */
  copies: Schema.Array(Schema.Int)
})

/**
 * Maximum length of a key or a path as JSON, in bytes: it is sent to all server processes in one notification, which
 * takes 8 000 bytes at most.
 */
const longestSent = 7_500

const keyOrPath = anyText(2_200).check(
  Schema.makeFilter(
    (value: string) =>
      new TextEncoder().encode(JSON.stringify(value)).length <= longestSent ||
      `a key or a path of at most ${longestSent} bytes expected`
  )
)

/** API calls that list and delete entries in the caches of all server processes (rule desk.memories). */
export class CacheApi extends HttpApiGroup.make("cache").add(
  HttpApiEndpoint.get("show", "/api/support/cache", {
    query: {
      /** The kind whose entries are listed; if absent, no entries are listed. */
      kind: Schema.optionalKey(memoryKind),
      search
    },
    success: wire({
      /** The kinds that the caller's roles may see. */
      kinds: Schema.Array(memoryKind),
      readAt: instant,
      copies: Schema.Array(wire({ ...copy, memories: Schema.Array(figures) })),
      entries: Schema.Array(entry),
      /** Number of entries that match the search; counted on the server process with the most matches. */
      found: Schema.Int
    }),
    error: [Invalid, Forbidden, Unavailable]
  }),
  HttpApiEndpoint.post("drop", "/api/support/cache", {
    payload: wire({
      /** What to delete: all entries of a kind, one entry by its key, or all entries of the page at a path. */
      by: Schema.Literals(["kind", "key", "path"]),
      /** Null for a path, which may have entries of several kinds. */
      kind: Schema.NullOr(memoryKind),
      /** The key or the path; empty for all entries of a kind. */
      value: keyOrPath
    }),
    success: wire({
      copies: Schema.Array(
        wire({
          ...copy,
          /** Number of deleted entries. */
          dropped: Schema.Int
        })
      )
    }),
    error: [Invalid, Forbidden, Unavailable]
  })
) {}
