import { mostListed } from "./own-memories.ts"
import type { CopyAnswer, ListedEntry } from "./question.ts"

interface SharedEntry extends ListedEntry {
  readonly copies: ReadonlyArray<number>
}

const together = (former: SharedEntry | undefined, entry: ListedEntry, number: number): SharedEntry => ({
  ...entry,
  at: former === undefined || entry.at < former.at ? entry.at : former.at,
  copies: [...(former?.copies ?? []), number]
})

/** Merges the entries of all processes by key; processes are numbered from 1. */
export const listedEntries = (
  answers: ReadonlyArray<CopyAnswer | undefined>
): { readonly entries: ReadonlyArray<SharedEntry>; readonly found: number } => {
  const shared = new Map<string, SharedEntry>()
  for (const [index, answer] of answers.entries())
    for (const entry of answer?.entries ?? [])
      shared.set(entry.key, together(shared.get(entry.key), entry, index + 1))
  const sorted = [...shared.values()].toSorted((one, other) => (one.label < other.label ? -1 : 1))
  return {
    entries: sorted.slice(0, mostListed),
    found: Math.max(sorted.length, ...answers.map((answer) => answer?.found ?? 0))
  }
}
