import { KeptEntries } from "../../domain/kept-entries.ts"
import { type Memories, memoryOf } from "../ports/memories.ts"

/**
 * Maximum bytes of all cached files, and ms until a file is read again: deleted files thus disappear from every server
 * process.
 */
const most = 24 * 1024 * 1024
const lifetime = 10 * 60_000

interface RecentFile {
  readonly bytes: Uint8Array
  readonly until: number
}

/** The most recently requested files, so that pages with pictures do not load the database. */
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
    /** Call this before reading a file. */
    keeper: () => {
      const keep = files.keeper()
      return (key: string, bytes: Uint8Array, now: number) => keep(key, { bytes, until: now + lifetime })
    }
  }
}
