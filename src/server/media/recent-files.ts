import { KeptEntries } from "../../domain/kept-entries.ts"
import { type Memories, memoryOf } from "../ports/memories.ts"

/**
 * Maximum total size of all cached files, in bytes, and time until a cached file is read again, in ms: after this time
 * a deleted file has disappeared from every server process.
 */
const most = 24 * 1024 * 1024
const lifetime = 10 * 60_000

interface RecentFile {
  readonly bytes: Uint8Array
  readonly until: number
}

/** Caches the most recently requested files, so that pages with pictures do not load the database. */
export const recentFiles = (memories: typeof Memories.Service) => {
  const files = new KeptEntries<RecentFile>({ mostBytes: most, sizeOf: ({ bytes }) => bytes.length })
  memories.add(
    memoryOf("pictures", files, (key) => {
      const path = `/medien/${key}`
      return { label: path, path }
    })
  )
  return {
    find: (key: string, now: number) => files.find(key, ({ until }) => now < until)?.bytes,
    /** Must be called before a file is read; returns the function that caches the file once it was read. */
    keeper: () => {
      const keep = files.keeper()
      return (key: string, bytes: Uint8Array, now: number) => keep(key, { bytes, until: now + lifetime })
    }
  }
}
