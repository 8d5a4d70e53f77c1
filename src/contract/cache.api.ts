import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { memoryKinds } from "../domain/support/memory-kinds.ts"
import { Forbidden, Invalid, Unavailable } from "./errors.ts"
import { anyText, instant } from "./primitives.ts"
import { search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const memoryKind = Schema.Literals(memoryKinds)

/** Copies of the server are numbered by their start; one that is silent has not answered within 2 s. */
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
  /** The oldest of all copies. */
  at: instant,
  bytes: Schema.NullOr(Schema.Int),
  /** Numbers of the copies that hold it. */
  copies: Schema.Array(Schema.Int)
})

/** Memories of all copies of the server: what they hold, and to drop something of them (rule desk.memories). */
export class CacheApi extends HttpApiGroup.make("cache").add(
  HttpApiEndpoint.get("show", "/api/support/cache", {
    query: {
      /** The kind whose entries are listed; none without it. */
      kind: Schema.optionalKey(memoryKind),
      search
    },
    success: wire({
      /** What one's roles open. */
      kinds: Schema.Array(memoryKind),
      readAt: instant,
      copies: Schema.Array(wire({ ...copy, memories: Schema.Array(figures) })),
      entries: Schema.Array(entry),
      /** How many entries fit the search on the copy that has most of them. */
      found: Schema.Int
    }),
    error: [Invalid, Forbidden, Unavailable]
  }),
  HttpApiEndpoint.post("drop", "/api/support/cache", {
    payload: wire({
      /** All of a kind, one entry of it by its key, or what belongs to the page at an address. */
      by: Schema.Literals(["kind", "key", "path"]),
      /** Null for an address, which may be in several kinds. */
      kind: Schema.NullOr(memoryKind),
      /** The key or the address; empty for all of a kind. */
      value: anyText(2_200)
    }),
    success: wire({
      copies: Schema.Array(
        wire({
          ...copy,
          /** So many entries went. */
          dropped: Schema.Int
        })
      )
    }),
    error: [Invalid, Forbidden, Unavailable]
  })
) {}
