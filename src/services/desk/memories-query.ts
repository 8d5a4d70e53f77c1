import { memoryKindOf, type MemoryKind } from "../../domain/support/memory-kinds.ts"
import { textIn } from "./list-query.ts"

/** Search parameters of the cache page: a kind of cache, and a text that an entry must contain to be shown. */
export interface MemoriesQuery {
  readonly art?: MemoryKind
  readonly suche?: string
}

export const memoriesQueryOf = (search: Readonly<Record<string, unknown>>): MemoriesQuery => {
  const art = memoryKindOf(textIn(search["art"]))
  const suche = textIn(search["suche"])
  if (art === undefined) return {}
  return { art, ...(suche !== "" && { suche }) }
}
