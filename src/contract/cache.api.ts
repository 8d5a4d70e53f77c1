import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { memoryKinds } from "../domain/support/memory-kinds.ts"
import { Forbidden, Invalid, Unavailable } from "./errors.ts"
import { anyText, instant } from "./primitives.ts"
import { search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const memoryKind = Schema.Literals(memoryKinds)

/** Server copies are numbered by their start; a silent copy has not answered within 2 s. */
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
  /** Time of the oldest entry among all copies. */
  at: instant,
  bytes: Schema.NullOr(Schema.Int),
  /** Numbers of the copies that store the entry. */
  copies: Schema.Array(Schema.Int)
})

/** Caches of all server copies: lists their entries and drops entries (rule desk.memories). */
export class CacheApi extends HttpApiGroup.make("cache").add(
  HttpApiEndpoint.get("show", "/api/support/cache", {
    query: {
      /** The kind whose entries are listed; absent lists no entries. */
      kind: Schema.optionalKey(memoryKind),
      search
    },
    success: wire({
      /** The kinds that the caller's roles may see. */
      kinds: Schema.Array(memoryKind),
      readAt: instant,
      copies: Schema.Array(wire({ ...copy, memories: Schema.Array(figures) })),
      entries: Schema.Array(entry),
      /** Number of entries that match the search on the copy with most of them. */
      found: Schema.Int
    }),
    error: [Invalid, Forbidden, Unavailable]
  }),
  HttpApiEndpoint.post("drop", "/api/support/cache", {
    payload: wire({
      /** All entries of a kind, one entry by its key, or all entries of the page at an address. */
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
          /** Number of dropped entries. */
          dropped: Schema.Int
        })
      )
    }),
    error: [Invalid, Forbidden, Unavailable]
  })
) {}
