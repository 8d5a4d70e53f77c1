import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { type MemoryKind } from "../../domain/support/memory-kinds.ts"
import { hasPage, memoryKindsOf, pathOfWritten } from "../../domain/support/memories.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { type AskedCopy, Copies } from "./copies.ts"
import { listedEntries } from "./listed-entries.ts"
import { OwnMemories } from "./own-memories.ts"
import type { MemoryDrop } from "./question.ts"

const ownKinds = Effect.map(staffMember, ({ roles }) => memoryKindsOf(roles))

const copyOf = ({ startedAt, answer }: AskedCopy, index: number) => ({
  number: index + 1,
  startedAt: startedAt.toISOString(),
  state: answer === undefined ? ("silent" as const) : ("answered" as const)
})

const show = Effect.fnUntraced(function* (listed: MemoryKind | undefined, words: string) {
  const kinds = yield* ownKinds
  if (listed !== undefined && !kinds.includes(listed)) return yield* Effect.fail(refusals.forbidden)
  const { ask } = yield* Copies
  const asked = yield* ask({ type: "look", kinds, listed: listed ?? null, words }, Effect.void)
  return {
    kinds,
    readAt: new Date(Date.now()).toISOString(),
    copies: asked.map((copy, index) => ({
      ...copyOf(copy, index),
      memories: copy.answer?.memories ?? []
    })),
    ...listedEntries(asked.map(({ answer }) => answer))
  }
})

interface Wish {
  readonly by: MemoryDrop["by"]
  readonly kind: MemoryKind | null
  readonly value: string
}

/** Returns the cache entries to drop and the details for the log; fails if the request is invalid or not permitted. */
const dropOf = Effect.fnUntraced(function* ({ by, kind, value }: Wish) {
  const kinds = yield* ownKinds
  if (by === "path") {
    const path = pathOfWritten(value)
    if (path === undefined)
      return yield* Effect.fail(invalid([{ code: "noAddress", field: "Value", params: {} }]))
    if (!hasPage(kinds, path))
      return yield* Effect.fail(invalid([{ code: "othersPage", field: "Value", params: {} }]))
    return { drop: { kinds, by, value: path }, detail: { address: path } }
  }
  if (kind === null) return yield* Effect.fail(invalid([{ code: "kindMissing", field: "Kind", params: {} }]))
  if (!kinds.includes(kind)) return yield* Effect.fail(refusals.forbidden)
  if (by === "kind") return { drop: { kinds: [kind], by, value: "" }, detail: { memory: kind } }
  // the log contains labels instead of keys; an entry that exists only in another process is logged with its kind only
  const { labelOf } = yield* OwnMemories
  const entry = labelOf(kind, value)
  return {
    drop: { kinds: [kind], by, value },
    detail: { memory: kind, ...(entry === undefined ? {} : { entry }) }
  }
})

const drop = Effect.fnUntraced(function* (wish: Wish) {
  const { drop: meant, detail } = yield* dropOf(wish)
  const { accountId } = yield* staffMember
  const { ask } = yield* Copies
  const asked = yield* ask(
    { type: "drop", ...meant },
    audit({ event: "memoryDropped", actorId: accountId, subjectId: undefined, detail })
  )
  return {
    copies: asked.map((copy, index) => ({ ...copyOf(copy, index), dropped: copy.answer?.dropped ?? 0 }))
  }
})

/** The API endpoints for the caches of all server processes (rule desk.memories). */
export const cacheHandlers = HttpApiBuilder.group(ShopApi, "cache", (handlers) =>
  handlers.handleAll({
    show: ({ query }) => orUnavailable(show(query.kind, query.search ?? "")),
    drop: ({ payload }) => orUnavailable(drop(payload))
  })
)
