import { Effect } from "effect"
import type { ContentVersion } from "../../domain/content/content-page.ts"
import type { KeptEntries } from "../../domain/kept-entries.ts"
import type { Memory } from "../ports/memories.ts"
import type { ContentIndex } from "./content-index.ts"

interface KeptContent {
  /** Cached versions; the key contains the page's id and the version number. */
  readonly versions: KeptEntries<ContentVersion>
  readonly indexes: Pick<KeptEntries<unknown>, "drop" | "entries" | "uses">
  /** The index that was last read. */
  readonly last: () => ContentIndex | undefined
}

/** Lists and drops the cached editorial content: the index of all pages, and the page versions that were read. */
export const contentMemory = ({ versions, indexes, last }: KeptContent): Memory => {
  const pathOf = (key: string): string | undefined => {
    const [id] = key.split(" ")
    return last()?.entries.find((entry) => String(entry.id) === id)?.path
  }
  const paths = (): ReadonlyArray<string> => [...(last()?.byPath.keys() ?? [])]
  return {
    kind: "contentTexts",
    entries: () => [
      ...indexes.entries().map((entry) => ({ ...entry, label: "Verzeichnis aller Seiten" })),
      ...versions.entries().map(({ key, at, bytes }) => {
        const path = pathOf(key)
        return { key, at, bytes, path, label: path ?? "Frühere Fassung" }
      })
    ],
    uses: () => ({
      hits: indexes.uses.hits + versions.uses.hits,
      misses: indexes.uses.misses + versions.uses.misses
    }),
    drop: (isMeant) =>
      Effect.sync(() => {
        const dropped = versions.drop((key) => isMeant({ key, path: pathOf(key) }))
        // the index contains titles and teasers of all pages, so dropping one page drops the index as well
        const isOfPage = paths().some((path) => isMeant({ key: "", path }))
        return dropped + indexes.drop((key) => isOfPage || isMeant({ key }))
      })
  }
}
