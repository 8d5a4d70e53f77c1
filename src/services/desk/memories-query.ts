import { memoryKindOf, type MemoryKind } from "../../domain/support/memory-kinds.ts"
import { textIn } from "./list-query.ts"

/** What the address of the memories says: one kind of them, and words that its entries must have. */
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
